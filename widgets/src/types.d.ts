/** The picture of widgets/CONTRACT.md, as types. Only read by `npm run check`. */
export interface Ref { place: string; index: number }
export interface Step { id: string; name: string; state: "done" | "now" | "next" }
export interface Next { cards: number; coins: number }
export interface Bean { name: string; code: string; cards: number; meter: [number, number][] }
export interface Field {
  index: number; bean: string | null; cards: number; coins: number; next: Next | null; line: string;
  harvest: string | null; harvest_refusal: string | null;
  plant: { label: string; result: string } | null; plant_refusal: string | null;
}
export interface Card { index: number; bean: string }
export interface Aside extends Card { from: string }
export interface Sale { label: string; title: string; text: string; refusal: string | null }
export interface You {
  seat: number; name: string; coins: number; fields: Field[]; sale?: Sale | null; hand: Card[]; to_plant: Ref | null; set_aside: Aside[];
}
export interface Seat {
  seat: number; name: string; kind: string; active: boolean; acts: boolean; hand: number; coins: number;
  fields: { bean: string | null; cards: number; coins: number; next: Next | null }[];
  set_aside: { bean: string; from: string }[]; sentence: string;
}
export interface ActButton { id: string; label: string; main?: boolean }
export interface Offer {
  id: number; from: number; title: string; give: string[]; want: string[]; stale: string | null; refusal: string | null; counter: boolean; choice: Ref[][];
}
export interface Note { title: string; text: string; source: string; about: { at: string; index?: number }[] }
export interface Partner { seat: number; name: string; answer: "no" | "yes" | null }
export interface Over { title: string; text: string; rows: { seat: number; name: string; coins: number; hand: number; rank: number }[] }
export interface Picture {
  version: number; steps: Step[]; now: { strong: string; rest: string; yours: boolean };
  turn: { number: number; label: string; seat: number; name: string };
  you: You; seats: Seat[]; turned_over: (Card & { note: string })[];
  deck: { cards: number; label: string; pass: string };
  discard: { cards: number; label: string; top: string | null; top_label: string };
  act: { title: string; text: string; buttons: ActButton[]; composer: boolean };
  partners: Partner[]; wants: string[]; answers: { seat: number; said: "yes" | "no"; title: string; text: string }[]; offers: Offer[];
  note: Note | null; say: string; log: { n: number; turn: number; text: string }[];
  bots: { waiting: boolean; next: string }; undo: boolean; over: Over | null;
}
export interface Model {
  get(key: string): any;
  on(event: string, handler: () => void): void;
  off(event: string, handler: () => void): void;
  send(message: object): void;
}
/** What only this view knows: nothing here is a rule. */
export interface Local {
  give: (Ref & { bean: string })[]; want: string[]; partner: number | null; counter: number | null;
  menu: boolean; choice: Record<number, number>;
  hand: number; kind: number; peek: number; playing: boolean;
}
export interface Ctx {
  p: Picture; local: Local; words: Record<string, string>; beans: Record<string, Bean>; lang: string; rtl: boolean;
  /** a fixed word with its places filled in */ w(key: string, fill?: Record<string, string | number>): string;
  /** a number in local digits */ n(value: number): string;
  send(request: object): void;
  /** change what only this view knows, and draw again */ set(change: Partial<Local>): void;
  focus(selector: string): void;
}
export type Kid = VNode | string | number | null | undefined | false;
export interface VNode { tag: string; key: string | number | undefined; props: Record<string, any>; kids: (VNode | string)[] }
