"""The coasts of the world, Natural Earth at 1:10 million, as rings of longitude and latitude."""
import json
import os
from pathlib import Path


def world_outlines(here, west, east, south, north):
    """The outer rings of all land that lies in these degrees, lakes left out."""
    modules = Path(os.environ.get('NODE_MODULES', here / 'node_modules'))
    topology = json.loads((modules / 'world-atlas' / 'land-10m.json').read_text())
    (sx, sy), (tx, ty) = topology['transform']['scale'], topology['transform']['translate']
    arcs = []
    for arc in topology['arcs']:
        x = y = 0
        line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * sx + tx, y * sy + ty))
        arcs.append(line)
    for geometry in topology['objects']['land']['geometries']:
        polygons = geometry['arcs'] if geometry['type'] == 'MultiPolygon' else [geometry['arcs']]
        for polygon in polygons:
            ring = []
            for index in polygon[0]:
                line = arcs[index] if index >= 0 else arcs[~index][::-1]
                ring += line[1:] if ring else line
            lons, lats = [p[0] for p in ring], [p[1] for p in ring]
            if max(lons) < west or min(lons) > east or max(lats) < south or min(lats) > north:
                continue
            # Far-off ground would leave the cone; it is only pulled to the margin.
            yield [(min(east, max(west, lon)), min(north, max(south, lat))) for lon, lat in ring]
