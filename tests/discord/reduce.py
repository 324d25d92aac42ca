#!/usr/bin/env python3
"""Reduces Discord's OpenAPI description to what the tests look at.

    tests/discord/reduce.py path/to/openapi.json > tests/discord/openapi.json

Keeps the schemas of every operation under the paths below, and drops what is only prose.
"""

import json
import re
import sys

# Everything a bot of this kind could ask for: a request to another path is a fault by itself.
KEEP = re.compile(
    r"^/(gateway|applications/(@me|\{application_id\}($|/commands|/guilds))|channels/|guilds/\{guild_id\}"
    r"($|/(channels|roles|members|threads|preview))|interactions/|oauth2/applications/@me|users/|webhooks/\{webhook_id\}/\{webhook_token\})"
)
PROSE = {"description", "externalDocs", "summary", "tags", "x-discord-union", "title"}


def lean(node, is_names=False):
    """The node without prose; the keys of `properties` and the like are names, not prose."""
    if isinstance(node, dict):
        return {
            key: lean(value, key in ("properties", "schemas", "paths", "responses"))
            for key, value in node.items()
            if is_names or key not in PROSE
        }
    if isinstance(node, list):
        return [lean(item) for item in node]
    return node


def references(node):
    """The schemas and responses a node names."""
    if isinstance(node, dict):
        found = {node["$ref"]} if isinstance(node.get("$ref"), str) else set()
        return found.union(*map(references, node.values())) if node else found
    if isinstance(node, list):
        return set().union(*map(references, node)) if node else set()
    return set()


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        whole = json.load(file)
    paths = {path: ops for path, ops in whole["paths"].items() if KEEP.match(path)}
    kept, open_ends = {}, references(paths)
    while open_ends:
        name = open_ends.pop()
        _, kind, part = name.removeprefix("#").rsplit("/", 2)
        group = kept.setdefault(kind, {})
        if part not in group:
            group[part] = whole["components"][kind][part]
            open_ends |= references(group[part])
    info = {key: whole["info"][key] for key in ("title", "version", "license")}
    print("{" + f'"openapi":{dump(whole["openapi"])},"info":{dump(info)},')
    print('"paths":{')
    print_each(lean(paths, True))
    print('},"components":{')
    for index, (kind, group) in enumerate(sorted(kept.items())):
        print(("," if index else "") + f"{dump(kind)}:" + "{")
        print_each(lean(group, True))
        print("}")
    print("}}")


def dump(node):
    return json.dumps(node, separators=(",", ":"), sort_keys=True)


def print_each(group):
    """A line for each member, so that a newer description shows in a diff."""
    rows = [f"{dump(name)}:{dump(node)}" for name, node in sorted(group.items())]
    print(",\n".join(rows))


main()
