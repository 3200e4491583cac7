"""How fast games are played."""
