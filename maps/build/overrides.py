"""Moves what the layout put where a reader would take it for a neighbour's: overrides.json -> ../geometry.json.

Each entry is a space's stands as ../geometry.json writes them; what an entry leaves out stays where it is.
"""
import json
from pathlib import Path

HERE = Path(__file__).parent
TARGET = HERE.parent / "geometry.json"

geometry = json.loads(TARGET.read_text())
for space, stands in json.loads((HERE / "overrides.json").read_text()).items():
    for what, at in stands.items():
        place = geometry["spaces"][space]
        if isinstance(at, dict):
            place[what].update(at)
        else:
            place[what] = at


def lines(entries):
    """One entry a line, so that a change is seen in a diff."""
    return ",\n".join(f"{json.dumps(k)}: {json.dumps(v, separators=(',', ':'))}" for k, v in entries.items())


parts = []
for key, value in geometry.items():
    if isinstance(value, dict):
        text = "{\n" + lines(value) + "\n}"
    elif key == "borders":
        text = "[\n" + ",\n".join(json.dumps(v, separators=(",", ":")) for v in value) + "\n]"
    else:
        text = json.dumps(value, separators=(",", ":"))
    parts.append(f"{json.dumps(key)}: {text}")
TARGET.write_text("{\n" + ",\n".join(parts) + "\n}\n")
