"""Write pictures.json: made-up but possible tables for the browser tests and for looking at.

No rule is asked.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

BEANS = {
    "blue": ("Blue", "Bl", 20, [[4, 1], [6, 2], [8, 3], [10, 4]]),
    "chili": ("Chili", "Ch", 18, [[3, 1], [6, 2], [8, 3], [9, 4]]),
    "stink": ("Stink", "St", 16, [[3, 1], [5, 2], [7, 3], [8, 4]]),
    "green": ("Green", "Gr", 14, [[3, 1], [5, 2], [6, 3], [7, 4]]),
    "soy": ("Soy", "So", 12, [[2, 1], [4, 2], [6, 3], [7, 4]]),
    "black-eyed": ("Black-eyed", "Be", 10, [[2, 1], [4, 2], [5, 3], [6, 4]]),
    "red": ("Red", "Re", 8, [[2, 1], [3, 2], [4, 3], [5, 4]]),
    "garden": ("Garden", "Ga", 6, [[2, 2], [3, 3]]),
    "coffee": ("Coffee", "Cf", 24, [[4, 1], [7, 2], [10, 3], [12, 4]]),
    "wax": ("Wax", "Wa", 22, [[4, 1], [7, 2], [9, 3], [11, 4]]),
    "cocoa": ("Cocoa", "Co", 4, [[2, 2], [3, 3], [4, 4]]),
    "field": ("Field", "Fi", 3, [[2, 2], [3, 3]]),
}
EIGHT = ["blue", "chili", "stink", "green", "soy", "black-eyed", "red", "garden"]
STEPS = ["Must plant", "May plant", "Turn over two", "Trade", "Plant traded", "Draw three"]
IDS = ["must_plant", "may_plant", "turn_over", "trade", "plant_traded", "draw"]


def bean(kind: str) -> str:
    return f"\ue000{kind}\ue001"


def worth(kind: str, cards: int) -> tuple[int, dict[str, int] | None]:
    meter = BEANS[kind][3]
    coins = max([c for n, c in meter if n <= cards], default=0)
    more = [(n, c) for n, c in meter if n > cards]
    return coins, {"cards": more[0][0] - cards, "coins": more[0][1]} if more else None


def plot(kind: str | None, cards: int = 0) -> dict[str, Any]:
    coins, following = worth(kind, cards) if kind else (0, None)
    return {"bean": kind, "cards": cards, "coins": coins, "next": following}


def field(index: int, kind: str | None, cards: int = 0, **more: Any) -> dict[str, Any]:
    one = {
        "index": index,
        **plot(kind, cards),
        "line": "",
        "harvest": None,
        "harvest_refusal": None,
        "plant": None,
        "plant_refusal": None,
    }
    if kind:
        coins, following = one["coins"], one["next"]
        one["line"] = (
            f"{following['cards']} more for {following['coins']} coin{'s' * (following['coins'] > 1)}"
            if following
            else "Full: no more coins"
        )
        one["harvest"] = f"Harvest: {coins} coin{'s' * (coins != 1)}"
    return {**one, **more}


def seat(
    number: int, name: str, hand: int, coins: int, fields: list[dict[str, Any]], **more: Any
) -> dict[str, Any]:
    grows = ". ".join(f"{f['cards']} {BEANS[f['bean']][0]}" for f in fields if f["bean"]) or "Empty fields"
    return {
        "seat": number,
        "name": name,
        "kind": "bot",
        "active": False,
        "acts": False,
        "hand": hand,
        "coins": coins,
        "fields": fields,
        "set_aside": [],
        "sentence": f"{name}, bot, {hand} cards in hand, {coins} coins. {grows}.",
        **more,
    }


ADA = seat(1, "Ada", 5, 4, [plot("stink", 4), plot("blue", 3)])
BEN = seat(2, "Ben", 4, 2, [plot("chili", 2), plot("soy", 3)])
CLEO = seat(3, "Cleo", 6, 5, [plot("blue", 6), plot("black-eyed", 2), plot("garden", 1)])
EMIL = seat(5, "Emil", 3, 7, [plot("coffee", 8), plot("wax", 5)])
FRIDA = seat(6, "Frida", 7, 1, [plot("cocoa", 2), plot("field", 1)])
DORA = seat(4, "Dora", 9, 0, [plot("red", 3), plot(None)])


def steps(now: int) -> list[dict[str, str]]:
    return [
        {"id": i, "name": n, "state": "done" if k < now else "now" if k == now else "next"}
        for k, (i, n) in enumerate(zip(IDS, STEPS, strict=True))
    ]


LOG = [
    (47, 4, f"Ben refused {bean('stink')} for {bean('red')}"),
    (46, 4, f"Cleo gave you {bean('red')} as a gift"),
    (45, 4, f"You turned over {bean('stink')} and {bean('green')}"),
    (44, 4, "You planted no second card"),
    (43, 4, f"You planted {bean('green')} in field 2"),
    (42, 3, "Cleo drew three cards"),
    (41, 3, f"Cleo planted {bean('blue')}, now 6"),
    (40, 3, f"Ada gave Cleo {bean('blue')} for {bean('soy')}"),
    (39, 3, f"Cleo turned over {bean('soy')} and {bean('garden')}"),
    (38, 2, "Ben drew three cards"),
    (37, 2, f"Ben planted {bean('soy')}, now 3"),
    (36, 2, f"You harvested {bean('green')}: 1 coin"),
    (35, 1, f"Ada planted {bean('stink')}, now 4"),
]
HAND = ["chili", "blue", "black-eyed", "soy", "blue", "garden"]


def hand(*kinds: str) -> list[dict[str, Any]]:
    return [{"index": i, "bean": kind} for i, kind in enumerate(kinds)]


def sale(refusal: str | None = None) -> dict[str, Any]:
    return {
        "label": "Buy for 3 coins",
        "title": "Third field",
        "text": "Not yours yet.",
        "refusal": refusal,
    }


def base(step: int) -> dict[str, Any]:
    return {
        "version": 100 + step,
        "steps": steps(step),
        "now": {"strong": "", "rest": "", "yours": True},
        "turn": {"number": 4, "label": "Turn 4", "seat": 0, "name": "You"},
        "you": {
            "seat": 0,
            "name": "You",
            "coins": 3,
            "fields": [field(0, "red", 2), field(1, "green", 4)],
            "sale": None,
            "hand": hand(*HAND),
            "to_plant": None,
            "set_aside": [],
        },
        "seats": copy.deepcopy([ADA, BEN, CLEO]),
        "turned_over": [],
        "deck": {"cards": 27, "label": "Deck: 27", "pass": "Pass 1 of 3"},
        "discard": {"cards": 12, "label": "Discard: 12", "top": "soy", "top_label": "Soy on top"},
        "act": {"title": "", "text": "", "buttons": [], "composer": False},
        "partners": [],
        "wants": [],
        "answers": [],
        "offers": [],
        "note": None,
        "say": "",
        "log": [{"n": n, "turn": t, "text": x} for n, t, x in LOG],
        "bots": {"waiting": False, "next": ""},
        "undo": True,
        "over": None,
    }


def cards(*kinds: tuple[str, str]) -> list[dict[str, Any]]:
    return [{"index": i, "bean": b, "note": n} for i, (b, n) in enumerate(kinds)]


def ask(
    p: dict[str, Any], strong: str, rest: str, title: str, text: str = "", *buttons: tuple[str, str, bool]
) -> None:
    p["now"].update(strong=strong, rest=rest)
    p["act"].update(
        title=title, text=text, buttons=[{"id": i, "label": name, "main": m} for i, name, m in buttons]
    )


def make() -> dict[str, dict[str, Any]]:
    all_: dict[str, dict[str, Any]] = {}

    p = all_["must_plant"] = base(0)
    ask(
        p,
        "Press “Plant here” on a field for your front card, the Soy;",
        "next you may plant a second card.",
        "Where does the Soy go?",
        f"Your front card is {bean('soy')}. It must be planted now.",
    )
    p["you"].update(
        hand=hand("soy", *HAND),
        to_plant={"place": "hand", "index": 0},
        fields=[
            field(0, "soy", 3, plant={"label": "Plant here", "result": "4 Soy: 2 coins"}),
            field(1, None, plant={"label": "Plant here", "result": "1 Soy: no coin yet"}),
            field(2, "blue", 1, harvest=None, harvest_refusal=None, plant_refusal="Not here: it grows Blue."),
        ],
    )

    p = all_["must_plant_note"] = copy.deepcopy(p)
    p["note"] = {
        "title": "Field 3 cannot take Soy",
        "text": f"A field holds one kind, and {bean('blue')} grows there. "
        "You may not clear it: a single bean is protected.",
        "source": "Rule: Rio Grande, Planting and Harvesting",
        "about": [{"at": "field", "index": 2}],
    }

    p = all_["must_harvest"] = base(0)
    ask(
        p,
        "No field takes your Chili, so harvest one first;",
        "next you plant the Chili there.",
        "Harvest a field",
        "Press “Harvest” on the field that you want to clear.",
    )
    p["you"].update(
        to_plant={"place": "hand", "index": 0},
        fields=[
            field(0, "soy", 4, plant_refusal="Not here: it grows Soy."),
            field(1, "stink", 10, plant_refusal="Not here: it grows Stink."),
            field(
                2,
                "blue",
                1,
                harvest=None,
                harvest_refusal="Protected: a single bean.",
                plant_refusal="Not here: it grows Blue.",
            ),
        ],
    )
    p["note"] = {
        "title": "Not the Garden",
        "text": "Cards are planted from the front of your hand. The front card is the Chili.",
        "source": "Rule: Rio Grande, Planting",
        "about": [{"at": "hand", "index": 5}],
    }

    p = all_["may_plant"] = base(1)
    ask(
        p,
        "You may plant your new front card, the Chili, too;",
        "next you turn over two cards.",
        "A second card?",
        "You may plant one more card, or leave it.",
        ("no_second", "Plant no second card", False),
    )
    p["you"].update(
        to_plant={"place": "hand", "index": 0},
        fields=[
            field(0, "chili", 2, plant={"label": "Plant here", "result": "3 Chili: 1 coin"}),
            field(1, "green", 4, plant_refusal="Not here: it grows Green."),
        ],
    )

    p = all_["turn_over"] = base(2)
    ask(
        p,
        "Turn over two cards from the deck;",
        "next you trade.",
        "Turn over two cards",
        "Everybody will see them. You keep them or trade them.",
        ("turn_over", "Turn over two", True),
    )

    p = all_["trade"] = base(3)
    ask(
        p,
        "Trade your two turned-over beans, or end trading;",
        "next you plant everything you traded.",
        "Trade",
        "",
        ("end_trading", "End trading", False),
    )
    p["act"]["composer"] = True
    p["turned_over"] = cards(("stink", "No field for it"), ("green", "Fits field 2"))
    p["partners"] = [
        {"seat": 1, "name": "Ada", "answer": None},
        {"seat": 2, "name": "Ben", "answer": "no"},
        {"seat": 3, "name": "Cleo", "answer": None},
    ]
    p["wants"] = list(EIGHT)
    p["answers"] = [
        {
            "seat": 2,
            "said": "no",
            "title": "Ben said no",
            "text": "I would have to harvest two Chili for nothing.",
        }
    ]
    p["you"]["set_aside"] = [{"index": 0, "bean": "red", "from": "from Cleo"}]
    p["say"] = "Ben refused Stink for Red"

    p = all_["trade_note"] = copy.deepcopy(p)
    p["note"] = {
        "title": "You cannot trade that Red",
        "text": "You may not trade a bean you received: it must be planted.",
        "source": "Rule: Rio Grande, Trading",
        "about": [{"at": "set_aside", "index": 0}],
    }

    p = all_["plant_traded"] = base(4)
    ask(
        p,
        "Plant every bean that you received or kept;",
        "next you draw three cards.",
        "Plant what you traded",
        "Choose a card, then a field. All of them must be planted.",
    )
    p["turned_over"] = cards(("green", "Fits field 2"))
    p["you"].update(
        to_plant={"place": "set_aside", "index": 0},
        set_aside=[
            {"index": 0, "bean": "red", "from": "from Cleo"},
            {"index": 1, "bean": "soy", "from": "from Ada"},
        ],
        fields=[
            field(0, "red", 2, plant={"label": "Plant here", "result": "3 Red: 2 coins"}),
            field(1, "green", 4, plant_refusal="Not here: it grows Green."),
        ],
    )

    p = all_["draw"] = base(5)
    ask(
        p,
        "Draw three cards to the end of your hand;",
        "then it is Ada's turn.",
        "Draw three cards",
        "They join at the back, one after the other.",
        ("draw", "Draw three", True),
    )

    p = all_["onlooker"] = base(0)
    p["now"].update(
        strong="Ada must plant her front card;", rest="then she may plant a second one.", yours=False
    )
    p["turn"].update(number=5, label="Turn 5", seat=1, name="Ada")
    p["seats"][0].update(active=True, acts=True)
    p["act"].update(title="Ada plays", text="Press “Next” to see one move at a time.")
    p["bots"] = {"waiting": True, "next": "Next: Ada plants"}

    p = all_["offered"] = base(3)
    p["now"].update(
        strong="Ada offers you a trade: accept, decline or make a counter-offer;",
        rest="then Ada trades on.",
        yours=True,
    )
    p["turn"].update(number=5, label="Turn 5", seat=1, name="Ada")
    p["seats"][0].update(active=True, acts=False, set_aside=[{"bean": "soy", "from": "from Ben"}])
    p["turned_over"] = cards(("garden", ""), ("red", "Fits your field 1"))
    p["act"].update(title="An offer for you", text="Look at your fields first.")
    p["wants"] = ["garden", "red", "stink", "blue"]
    p["partners"] = [{"seat": 1, "name": "Ada", "answer": None}]
    p["offers"] = [
        {
            "id": 4,
            "from": 1,
            "title": "Ada offers you",
            "give": ["red", "garden"],
            "want": ["blue"],
            "stale": None,
            "refusal": None,
            "counter": True,
            "choice": [[{"place": "hand", "index": 1}], [{"place": "hand", "index": 4}]],
        }
    ]

    p = all_["offered_stale"] = copy.deepcopy(p)
    p["offers"].append(
        {
            "id": 5,
            "from": 1,
            "title": "Ada offers you",
            "give": ["stink"],
            "want": [],
            "stale": "Ada no longer has the Stink.",
            "refusal": None,
            "counter": True,
            "choice": [[]],
        }
    )

    p = all_["over"] = base(5)
    p.update(
        steps=[{**s, "state": "done"} for s in steps(5)],
        undo=True,
        over={
            "title": "You win",
            "text": "The deck ran out for the third time. Most coins win.",
            "rows": [
                {"seat": 0, "name": "You", "coins": 11, "hand": 2, "rank": 1},
                {"seat": 3, "name": "Cleo", "coins": 11, "hand": 1, "rank": 2},
                {"seat": 1, "name": "Ada", "coins": 8, "hand": 4, "rank": 3},
                {"seat": 2, "name": "Ben", "coins": 5, "hand": 0, "rank": 4},
            ],
        },
    )
    p["now"].update(strong="The game is over: you win", rest="with 11 coins.", yours=False)
    p["you"].update(fields=[field(0, None), field(1, None)], hand=p["you"]["hand"][:2])
    p["act"].update(title="You win", text="")

    p = all_["three_players"] = copy.deepcopy(all_["trade"])
    p["seats"], p["partners"], p["answers"] = p["seats"][:2], p["partners"][:2], []
    p["you"]["fields"].append(field(2, None))

    p = all_["five_players"] = copy.deepcopy(all_["must_plant"])
    p["seats"].append(copy.deepcopy(DORA))
    p["you"]["hand"] = hand("soy", *HAND, "stink", "red", "green", "chili")

    p = all_["for_sale"] = copy.deepcopy(all_["may_plant"])
    p["you"]["sale"] = sale()

    p = all_["for_sale_refused"] = copy.deepcopy(all_["trade"])
    p["you"].update(coins=2, sale=sale("You have 2 coins; it costs 3."))
    p["note"] = {
        "title": "You cannot buy a field now",
        "text": "A third field costs 3 coins; there are only 2.",
        "source": "Rule: Rio Grande, Third bean field",
        "about": [{"at": "coins"}],
    }

    p = all_["twelve_kinds"] = copy.deepcopy(all_["trade"])
    p["wants"] = list(BEANS)
    p["turned_over"] = cards(("coffee", "Fits field 1"), ("cocoa", "No field for it"))
    p["you"].update(
        hand=hand(*BEANS),
        fields=[
            field(0, "coffee", 10),
            field(1, "wax", 13),
            field(2, "field", 1, harvest=None, harvest_refusal="Protected: a single bean."),
        ],
        sale={**sale("You have 3 coins; it costs 4."), "label": "Buy for 4 coins", "title": "Fourth field"},
    )
    for one, kinds in zip(p["seats"], (("wax", "coffee"), ("cocoa", "field"), ("chili", "soy")), strict=True):
        one["fields"] = [plot(kind, 2) for kind in kinds]

    p = all_["six_players"] = copy.deepcopy(all_["must_plant"])
    p["seats"] += copy.deepcopy([DORA, EMIL])
    p["you"]["hand"] = hand("soy", *HAND, "coffee", "wax")

    p = all_["seven_players"] = copy.deepcopy(all_["trade"])
    p["seats"] += copy.deepcopy([DORA, EMIL, FRIDA])
    p["seats"][4]["set_aside"] = [{"bean": "soy", "from": "from you"}, {"bean": "red", "from": "from you"}]
    p["partners"] += [{"seat": s["seat"], "name": s["name"], "answer": None} for s in p["seats"][3:]]
    p["wants"] = list(BEANS)
    p["you"].update(hand=hand(*BEANS), sale=sale())

    p = all_["empty_hand"] = copy.deepcopy(all_["onlooker"])
    p["you"]["hand"], p["undo"] = [], False
    p["discard"].update(cards=0, label="Discard: 0", top=None, top_label="")

    p = all_["rtl"] = copy.deepcopy(all_["trade_note"])
    for step, name in zip(
        p["steps"],
        ["باید بکاری", "می‌توانی بکاری", "دو کارت رو کن", "معامله", "کاشت دریافتی‌ها", "سه کارت بکش"],
        strict=True,
    ):
        step["name"] = name
    p["now"].update(strong="دو لوبیای رو شده را معامله کن، یا تمام کن؛", rest="بعد هرچه گرفتی می‌کاری.")
    for s, name in zip(p["seats"], ["آدا", "بن", "کلئو"], strict=True):
        s["name"] = name
    for s, name in zip(p["partners"], ["آدا", "بن", "کلئو"], strict=True):
        s["name"] = name
    p["you"]["name"] = "تو"
    p["log"] = [{"n": 47, "turn": 4, "text": f"بن {bean('stink')} را در برابر {bean('red')} نپذیرفت"}]
    p["answers"] = [
        {"seat": 2, "said": "no", "title": "بن گفت نه", "text": "باید دو فلفلی را برای هیچ برداشت کنم."}
    ]
    return all_


FA = {
    "blue": ("آبی", "آب"),
    "chili": ("فلفلی", "فل"),
    "stink": ("بدبو", "بد"),
    "green": ("سبز", "سب"),
    "soy": ("سویا", "سو"),
    "black-eyed": ("چشم‌بلبلی", "چب"),
    "red": ("قرمز", "قر"),
    "garden": ("باغی", "با"),
    "coffee": ("قهوه", "قه"),
    "wax": ("مومی", "مو"),
    "cocoa": ("کاکائو", "کا"),
    "field": ("دشتی", "دش"),
}

if __name__ == "__main__":
    beans = {i: {"name": n, "code": c, "cards": k, "meter": m} for i, (n, c, k, m) in BEANS.items()}
    out = {
        "en": beans,
        "fa": {i: {**b, "name": FA[i][0], "code": FA[i][1]} for i, b in beans.items()},
        "pictures": make(),
    }
    text = json.dumps(out, ensure_ascii=False, indent=None, separators=(",", ":")).replace('},"', '},\n"')
    text = text.replace("\ue000", "\\ue000").replace("\ue001", "\\ue001")
    Path(__file__).with_name("pictures.json").write_text(text + "\n", encoding="utf-8")
