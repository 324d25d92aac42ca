"""Draws boards of our own: boards/<id>.toml -> ../boards/<id>/board.json and map.svg.   python boards.py [id ...]

1. The land: outlines of the file, or Natural Earth, made rough with noise.
2. Each cell of land or sea goes to the nearest seed, seen through noise that bends the borders.
3. The lines between areas are walked once, made smooth, and written as the outlines of both sides.
4. Who borders whom follows from the same lines, by the rules of `chancery board check`.
"""
import json
import math
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

import by_hand
from world import world_outlines

HERE = Path(__file__).parent
OUT = HERE.parent / 'boards'
W, H = 1400, 1200          # map units; a cell is one unit
SHORTEST = 5.0             # a shorter line is no border, for the program
DOUBTFUL = 26.0            # and one shorter than this looks like none
DIRECTIONS = {'nc': (0, -1), 'sc': (0, 1), 'ec': (1, 0), 'wc': (-1, 0)}


# ------------------------------------------------------------------ reading
class Space:
    def __init__(self, id, name, mark, seeds, options):
        self.id, self.name, self.mark, self.seeds = id, name, mark, seeds
        self.centre, self.sea, self.dead = mark == '*', mark in '~!', mark in 'x!'
        self.weight = float(options.get('weight', 0))
        self.value = options.get('value')
        self.aka = [a for a in options.get('aka', '').split(',') if a]
        self.coasts = [c for c in options.get('coasts', '').split(',') if c]


def frame_of(board):
    """A function from the file's coordinates to map units."""
    frame = board.get('frame', {})
    kind = frame.get('kind', 'flat')
    if kind == 'flat':
        return lambda a, b: (a, b)
    if kind == 'polar':    # radius (1 is the edge) and degrees, clockwise from the right
        return lambda r, d: (W / 2 * (1 + r * np.cos(np.radians(d))), H / 2 * (1 + r * np.sin(np.radians(d))))
    west, east, south, north = frame['degrees']
    bumps = frame.get('bumps', [])

    def flat(lon, lat):
        if kind == 'plain':
            return (lon - west) / (east - west) * W, (north - lat) / (north - south) * H
        # A cone through two parallels (Lambert), on a ball.
        p1, p2 = (math.radians(p) for p in frame['parallels'])
        n = math.log(math.cos(p1) / math.cos(p2)) / math.log(
            math.tan(math.pi / 4 + p2 / 2) / math.tan(math.pi / 4 + p1 / 2))
        f = math.cos(p1) * math.tan(math.pi / 4 + p1 / 2) ** n / n

        def cone(lon, lat):
            rho = f / np.tan(np.pi / 4 + np.radians(lat) / 2) ** n
            turn = n * np.radians(lon - (west + east) / 2)
            return rho * np.sin(turn), rho * np.cos(turn)
        x, y = cone(np.asarray(lon, float), np.asarray(lat, float))
        _, top = cone(np.asarray((west + east) / 2), np.asarray(float(north)))
        _, low = cone(np.asarray((west + east) / 2), np.asarray(float(south)))
        scale = H / (low - top)
        return W / 2 + x * scale, (y - top) * scale

    def place(lon, lat):
        x, y = flat(lon, lat)
        dx = dy = 0
        for at_lon, at_lat, strength, reach in bumps:
            cx, cy = flat(np.asarray(at_lon, float), np.asarray(at_lat, float))
            g = strength * np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / reach ** 2)
            dx, dy = dx + (x - cx) * g, dy + (y - cy) * g
        return x + dx, y + dy
    return place


def points(text, place):
    return [tuple(map(float, place(*map(float, pair.split(','))))) for pair in text.split()]


def turned(board, spots, k):
    """Spots after k turns of a board that is the same after each."""
    angle = 2 * math.pi * k / board.get('symmetry', 1)
    out = []
    for x, y in spots:
        u, v = (x - W / 2) / W, (y - H / 2) / H
        u, v = u * math.cos(angle) - v * math.sin(angle), u * math.sin(angle) + v * math.cos(angle)
        out.append((W / 2 + u * W, H / 2 + v * H))
    return out


def spaces_of(board, place):
    spaces, turns = [], board.get('symmetry', 1)
    for line in board['spaces'].splitlines():
        line = line.split('#')[0].strip()
        if not line:
            continue
        head, seeds, *rest = (part.strip() for part in line.split('|'))
        ids, mark, names = head.split(None, 2)
        ids, names = ids.split('/'), names.split('/')
        options = dict(word.split('=') for word in (rest[0].split() if rest else []))
        seeds = points(seeds, place)
        assert len(ids) in (1, turns) and len(names) == len(ids), line
        for k, (id, name) in enumerate(zip(ids, names)):
            own = dict(options)
            if '/' in own.get('coasts', ''):
                own['coasts'] = own['coasts'].split('/')[k]
            spaces.append(Space(id, name.strip(), mark, turned(board, seeds, k), own))
            spaces[-1].turn_of = (ids[0], k, len(ids))
    return spaces


# ------------------------------------------------------------------ the ground
def noise(random, length):
    """Smooth noise with waves of about this length, of mean 0 and deviation 1."""
    small = max(1, int(length / 8))
    field = random.standard_normal((H // small + 24, W // small + 24))
    field = ndimage.gaussian_filter(field, length / small / 4)
    field = ndimage.zoom(field, small, order=1)[6 * small:, 6 * small:][:H, :W]
    return (field - field.mean()) / field.std()


def rough(random, waves):
    return sum(height * noise(random, length) for length, height in waves)


def painted(rings):
    image = Image.new('1', (W * 2, H * 2))
    draw = ImageDraw.Draw(image)
    for ring, fill in rings:
        draw.polygon([(2 * x, 2 * y) for x, y in ring], fill=fill)
    return np.asarray(image.resize((W, H), Image.NEAREST))


def strokes(board, key, place):
    """Lines of a width, painted: [[width, "x,y x,y"], ...]."""
    image = Image.new('1', (W, H))
    draw = ImageDraw.Draw(image)
    for width, text in board.get(key, []):
        for k in range(board.get('symmetry', 1)):
            line = turned(board, points(text, place), k)
            draw.line(line, fill=1, width=int(width), joint='curve')
            for x, y in line:
                r = width / 2
                draw.ellipse((x - r, y - r, x + r, y + r), fill=1)
    return np.asarray(image)


def land_of(board, place, spaces, random):
    land = board['land']
    if 'outlines' in land:
        rings = [(turned(board, points(ring, place), k), 1)
                 for ring in land['outlines'] for k in range(board.get('symmetry', 1))]
    else:
        west, east, south, north = land['degrees']
        rings = []
        for ring in world_outlines(HERE, west, east, south, north):
            x, y = place(*np.array(ring).T)
            rings.append((list(zip(x, y)), 1))
    mask = painted(rings) | strokes(board, 'fill', place)
    height = ndimage.distance_transform_edt(mask) - ndimage.distance_transform_edt(~mask)
    height = height + land.get('swell', 0) + rough(random, land.get('waves', []))
    mask = height > 0
    mask = mask & ~strokes(board, 'cut', place)
    disc = np.hypot(*np.mgrid[-2:3, -2:3]) <= 2.2
    mask = ndimage.binary_opening(ndimage.binary_closing(np.pad(mask, 8, 'edge'), disc), disc)[8:-8, 8:-8]
    keep = land.get('least_island', 260)
    seeds = {(min(H - 1, max(0, int(y))), min(W - 1, max(0, int(x)))) for s in spaces for x, y in s.seeds}
    for value, least in ((True, keep), (False, land.get('least_lake', 10 ** 9))):
        parts, count = ndimage.label(mask == value)
        sizes = np.bincount(parts.ravel())
        held = {parts[y, x] for y, x in seeds}
        # The sea is one; a lake goes unless a seed lies in it.
        gone = [n for n in range(1, count + 1) if n not in held and sizes[n] < least]
        mask = np.where(np.isin(parts, gone), not value, mask)
    return mask


def nearest(board, mask, spaces, random):
    """The index of the space of each cell."""
    bend = board.get('bend', [[130, 15], [50, 4.5], [20, 1.3]])
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    x, y = x + rough(random, bend).astype(np.float32), y + rough(random, bend).astype(np.float32)
    stretch = W / H if board.get('frame', {}).get('kind') == 'polar' else 1.0
    best = np.full((H, W), 1e9, np.float32)
    labels = np.full((H, W), -1, np.int16)
    for index, space in enumerate(spaces):
        for sx, sy in space.seeds:
            away = np.hypot(x - sx, (y - sy) * stretch) - space.weight
            away[mask == space.sea] = 1e9
            closer = away < best
            best[closer], labels[closer] = away[closer], index
    return labels


def held_together(labels, mask, spaces):
    """Parts of a space in which no seed lies go to the neighbours, but islands stay."""
    of_land, count = ndimage.label(mask)
    island_seeds = defaultdict(set)
    for _ in range(6):
        changed = False
        for index, space in enumerate(spaces):
            own = labels == index
            box = ndimage.find_objects(own.astype(np.int8))
            if not box or box[0] is None:
                print('  nothing of', space.id)
                continue
            box = tuple(slice(max(0, s.start - 2), s.stop + 2) for s in box[0])
            parts, many = ndimage.label(own[box])
            if many == 1:
                continue
            sizes = np.bincount(parts.ravel())
            held = set()
            for sx, sy in space.seeds:
                yy, xx = np.nonzero(parts)
                away = (xx + box[1].start - sx) ** 2 + (yy + box[0].start - sy) ** 2
                # A seed holds the part it lies in, or the nearest one.
                held.add(parts[yy[away.argmin()], xx[away.argmin()]])
            for part in range(1, many + 1):
                if part in held:
                    continue
                here = parts == part
                ring = ndimage.binary_dilation(here) & ~here
                around = labels[box][ring]
                around = around[[a >= 0 and a != index and spaces[a].sea == space.sea for a in around]]
                if len(around) == 0:
                    continue       # an island of its own
                labels[box][here] = np.bincount(around).argmax()
                changed = True
        if not changed:
            break
    return labels


# ------------------------------------------------------------------ lines
def chains_of(labels):
    """The lines between areas: (left, right, corners). Corners are (x, y); beyond the edge is -1."""
    big = np.full((H + 2, W + 2), -1, np.int16)
    big[1:-1, 1:-1] = labels
    steps = defaultdict(list)
    ys, xs = np.nonzero(big[1:-1, :-1] != big[1:-1, 1:])      # upright sides
    for y, x in zip(ys.tolist(), xs.tolist()):
        a, b = (x, y), (x, y + 1)
        steps[a].append(b)
        steps[b].append(a)
    ys, xs = np.nonzero(big[:-1, 1:-1] != big[1:, 1:-1])      # level sides
    for y, x in zip(ys.tolist(), xs.tolist()):
        a, b = (x, y), (x + 1, y)
        steps[a].append(b)
        steps[b].append(a)

    def sides(a, b):
        (x0, y0), (x1, y1) = a, b
        if x0 == x1:
            y = min(y0, y1)
            west, east = big[y + 1, x0], big[y + 1, x0 + 1]
            return (east, west) if y1 > y0 else (west, east)
        x = min(x0, x1)
        above, below = big[y0, x + 1], big[y0 + 1, x + 1]
        return (above, below) if x1 > x0 else (below, above)

    done, chains = set(), []

    def walk(a, b):
        line = [a, b]
        done.add((a, b))
        done.add((b, a))
        while len(steps[line[-1]]) == 2 and line[-1] != line[0]:
            one, two = steps[line[-1]]
            step = two if one == line[-2] else one
            done.add((line[-1], step))
            done.add((step, line[-1]))
            line.append(step)
        left, right = sides(a, b)
        chains.append((int(left), int(right), line))
    for start in [c for c in steps if len(steps[c]) != 2]:
        for step in steps[start]:
            if (start, step) not in done:
                walk(start, step)
    for start in list(steps):
        for step in steps[start]:
            if (start, step) not in done:
                walk(start, step)
    return chains


def smooth(line, straight, rounds=5):
    line = np.array(line, float)
    closed = tuple(line[0]) == tuple(line[-1])
    if straight:
        return simplified(line, 0.01)
    middles = (line[1:] + line[:-1]) / 2
    soft = np.vstack([middles, middles[:1]]) if closed else np.vstack([line[:1], middles, line[-1:]])
    for _ in range(rounds):
        inner = (soft[:-2] + soft[2:]) / 4 + soft[1:-1] / 2
        if closed:
            first = (soft[-2] + soft[1]) / 4 + soft[0] / 2
            soft = np.vstack([first, inner, first])
        else:
            soft = np.vstack([soft[:1], inner, soft[-1:]])
    return simplified(soft, 0.3)


def simplified(line, tolerance):
    keep = np.zeros(len(line), bool)
    keep[[0, -1]] = True
    if tuple(line[0]) == tuple(line[-1]):
        far = int(np.hypot(*(line - line[0]).T).argmax())
        keep[far] = True
        stack = [(0, far), (far, len(line) - 1)]
    else:
        stack = [(0, len(line) - 1)]
    while stack:
        a, b = stack.pop()
        if b - a < 2:
            continue
        d = line[b] - line[a]
        n = math.hypot(*d) or 1.0
        away = np.abs(d[0] * (line[a + 1:b, 1] - line[a, 1]) - d[1] * (line[a + 1:b, 0] - line[a, 0])) / n
        k = int(away.argmax())
        if away[k] > tolerance:
            keep[a + 1 + k] = True
            stack += [(a, a + 1 + k), (a + 1 + k, b)]
    return line[keep]


def rings_of(chains, index):
    starts, rings = defaultdict(list), []
    for left, right, line, course in chains:
        if index not in (left, right):
            continue
        if line[0] == line[-1]:
            rings.append(course)
        elif left == index:
            starts[line[0]].append((line[-1], course))
        else:
            starts[line[-1]].append((line[0], course[::-1]))
    while starts:
        start = next(iter(starts))
        at, ring = start, None
        while True:
            to, course = starts[at].pop()
            if not starts[at]:
                del starts[at]
            ring = course if ring is None else np.vstack([ring, course[1:]])
            at = to
            if at == start or at not in starts:
                break
        rings.append(ring)
    return rings


def path(rings, closed=True):
    out = []
    for ring in rings:
        cells = np.rint(ring * 10).astype(int)
        if closed:
            cells = cells[:-1]
        text = 'M' + ','.join(short(v) for v in cells[0]) + 'l'
        moves = np.diff(cells, axis=0)
        text += ' '.join(f'{short(dx)},{short(dy)}' for dx, dy in moves if dx or dy)
        out.append(text + ('z' if closed else ''))
    return ''.join(out)


def short(tenths):
    text = f'{tenths / 10:.1f}'.replace('0.', '.', 1) if abs(tenths) < 10 else f'{tenths / 10:.1f}'
    text = text[:-2] if text.endswith('.0') else text
    return text if text not in ('', '-') else '0'


# ------------------------------------------------------------------ borders
def length(course):
    return float(np.hypot(*np.diff(course, axis=0).T).sum())


class Borders:
    """Who borders whom, by the lines: `area` gives each label its space (or None)."""

    def __init__(self, labels, chains, spaces, area):
        self.spaces = spaces
        self.long, self.shore = defaultdict(float), defaultdict(list)
        for left, right, line, course in chains:
            a, b = area(left), area(right)
            if a is None or b is None or a == b:
                continue
            self.long[min(a, b), max(a, b)] += length(course)
            if spaces[a].sea != spaces[b].sea:
                land, sea = (b, a) if spaces[a].sea else (a, b)
                self.shore[land].append((sea, line[0], line[-1], course))
        self.army, self.fleet = defaultdict(set), defaultdict(set)
        self.coast = {}
        for land, shores in self.shore.items():
            self.coast[land] = self.coasts(land, shores, labels)
        for (a, b), far in self.long.items():
            if far < SHORTEST:
                continue
            lands = [i for i in (a, b) if not spaces[i].sea]
            if len(lands) == 2:
                self.army[a].add(b)
                self.army[b].add(a)
            elif not lands:
                self.sail(self.at(a), self.at(b))
            else:
                land, sea = lands[0], a + b - lands[0]
                for shore, coast in zip(self.shore[land], self.coast[land]):
                    if shore[0] == sea:
                        self.sail(self.at(land, coast), self.at(sea))
        big = np.pad(labels, 1, constant_values=-1)
        for left, right, line, course in chains:
            a, b = area(left), area(right)
            if a is None or b is None or a == b or spaces[a].sea or spaces[b].sea or not self.touch(a, b):
                continue
            for x, y in (line[0], line[-1]):
                for sea in {area(int(c)) for c in big[y:y + 2, x:x + 2].ravel()} - {None}:
                    if spaces[sea].sea and self.touch(a, sea) and self.touch(b, sea):
                        for one in self.coasts_at(a, sea, (x, y)):
                            for other in self.coasts_at(b, sea, (x, y)):
                                self.sail(self.at(a, one), self.at(b, other))

    def at(self, index, coast=None):
        return self.spaces[index].id + (f'/{coast}' if coast else '')

    def sail(self, a, b):
        self.fleet[a].add(b)
        self.fleet[b].add(a)

    def touch(self, a, b):
        return self.long.get((min(a, b), max(a, b)), 0) >= SHORTEST

    def coasts_at(self, land, sea, corner):
        return {coast for shore, coast in zip(self.shore[land], self.coast[land])
                if shore[0] == sea and corner in shore[1:3]}

    def coasts(self, land, shores, labels):
        """The coast of each shore; None where fleets may go all round."""
        group = list(range(len(shores)))
        for i, one in enumerate(shores):
            for j in range(i):
                if {one[1], one[2]} & {shores[j][1], shores[j][2]}:
                    low, high = sorted((group[i], group[j]))
                    group = [low if g == high else g for g in group]
        space = self.spaces[land]
        seas = {g: {shores[i][0] for i in range(len(shores)) if group[i] == g} for g in set(group)}
        if not space.coasts:
            own = [s for s in seas.values() if not any(s < o for o in seas.values())]
            if len({frozenset(s) for s in own}) > 1:
                print('  two shores:', space.id, [[self.spaces[i].id for i in s] for s in own])
            return [None] * len(shores)
        yy, xx = np.nonzero(labels == land)
        middle, chosen = np.array([xx.mean(), yy.mean()]), {}
        for g in seas:
            spots = np.vstack([s[3] for s, of in zip(shores, group) if of == g])
            way = spots.mean(axis=0) - middle
            chosen[g] = max(space.coasts, key=lambda c: np.dot(DIRECTIONS[c], way))
        if set(chosen.values()) != set(space.coasts):
            print('  coasts unclear:', space.id, chosen)
        return [chosen[g] for g in group]


# ------------------------------------------------------------------ writing
def listed(values):
    return json.dumps(sorted(values), ensure_ascii=False)


def board_text(board, spaces, borders, folder):
    translations, sets = by_hand.lines(folder)
    head = {'format': 2}
    for key in ('id', 'name', 'description', 'author', 'licence', 'rules', 'calendar', 'goal', 'builds'):
        if key in board:
            head[key] = board[key]
    lines = []
    for key, value in head.items():
        lines.append(f'  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)},')
        lines += [line + ',' for line in translations if key == 'rules']
    lines += [line + ',' for line in sets]
    powers = []
    for power in board['powers']:
        power = dict(power)
        homes = power['homes']
        power['country'] = sorted(set(homes) | set(power.pop('lands', [])))
        powers.append('    ' + json.dumps(power, ensure_ascii=False))
    lines.append('  "powers": [\n' + ',\n'.join(powers) + '\n  ],')
    for key in ('passages', 'straits'):
        if board.get(key):
            rows = ',\n'.join('    ' + json.dumps(row) for row in board[key])
            lines.append(f'  "{key}": [\n{rows}\n  ],')
    rows = []
    for index, space in enumerate(spaces):
        if space.dead:
            continue
        kind = 'sea' if space.sea else 'coast' if borders.shore.get(index) else 'inland'
        row = f'"id": "{space.id}", "name": {json.dumps(space.name, ensure_ascii=False)}, "kind": "{kind}"'
        if space.aka:
            row += f', "aka": {json.dumps(space.aka, ensure_ascii=False)}'
        if space.centre:
            row += ', "centre": true'
        if space.value:
            row += f', "value": {space.value}'
        army = [spaces[i].id for i in borders.army[index]]
        if army:
            row += f', "army": {listed(army)}'
        if space.coasts:
            by = {c: sorted(borders.fleet[f'{space.id}/{c}']) for c in space.coasts}
            row += f', "fleet": {json.dumps(by)}'
        elif borders.fleet[space.id]:
            row += f', "fleet": {listed(borders.fleet[space.id])}'
        rows.append('    { ' + row + ' }')
    lines.append('  "provinces": [\n' + ',\n'.join(rows) + '\n  ]')
    return '{\n' + '\n'.join(lines) + '\n}\n'


def drawing_text(board, chains, spaces, belts, borders):
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}">']
    dead = [i for i, s in enumerate(spaces) if s.dead]
    if dead:
        out.append('<g id="dead">')
        out += [f'<path id="{spaces[i].id}{"~" * spaces[i].sea}" fill="#888" d="{path(rings_of(chains, i))}"/>'
                for i in dead]
        out.append('</g>')
    out.append('<g id="provinces" stroke="#555">')
    for i, s in enumerate(spaces):
        if not s.dead:
            fill = '#a8c4d8' if s.sea else '#e8d9a8' if s.centre else '#d8dcc0'
            out.append(f'<path id="{s.id}" fill="{fill}" d="{path(rings_of(chains, i))}"/>')
    for label, land in belts.items():
        rings = rings_of(chains, label)
        if rings:
            out.append(f'<path id="{spaces[land].id}~" fill="#a8c4d8" d="{path(rings)}"/>')
    out.append('</g>')
    split = [i for i, s in enumerate(spaces) if s.coasts]
    if split:
        out.append('<g id="coasts" fill="none" stroke="#c33">')
        for i in split:
            for coast in spaces[i].coasts:
                lines = [shore[3] for shore, of in zip(borders.shore[i], borders.coast[i]) if of == coast]
                out.append(f'<path id="{spaces[i].id}/{coast}" d="{path(lines, closed=False)}"/>')
        out.append('</g>')
    if board.get('anchors'):
        out.append('<g id="anchors">')
        out += [f'<circle id="{id}" cx="{x}" cy="{y}" r="1"/>' for id, (x, y) in board['anchors'].items()]
        out.append('</g>')
    return '\n'.join(out) + '\n</svg>\n'


# ------------------------------------------------------------------ judging
def report(board, labels, spaces, borders):
    for (a, b), far in sorted(borders.long.items(), key=lambda item: item[1]):
        if far < DOUBTFUL and not (spaces[a].dead or spaces[b].dead):
            print(f'  short border: {spaces[a].id}-{spaces[b].id} {far:.0f}')
    sizes = np.bincount(labels[labels >= 0].ravel(), minlength=len(spaces))
    small = sorted((int(sizes[i]), s.id) for i, s in enumerate(spaces) if sizes[i] < 5200)
    if small:
        print('  small:', ', '.join(f'{id} {size}' for size, id in small))
    centres = {s.id for s in spaces if s.centre}
    lands = [s for s in spaces if not s.sea and not s.dead]
    seas = [s for s in spaces if s.sea and not s.dead]
    homes = {h: p['id'] for p in board['powers'] for h in p['homes']}
    print(f'  {len(lands)} lands, {len(seas)} seas, {len(centres)} centres, {len(centres - set(homes))} of nobody')
    steps = defaultdict(set)
    for i, s in enumerate(spaces):
        steps[s.id] |= {spaces[j].id for j in borders.army[i]}
    for a, bs in borders.fleet.items():
        steps[a.split('/')[0]] |= {b.split('/')[0] for b in bs}
    away = {}
    for power in board['powers']:
        far = {h: 0 for h in power['homes']}
        queue = list(far)
        for at in queue:
            for to in steps[at]:
                if to not in far:
                    far[to] = far[at] + 1
                    queue.append(to)
        away[power['id']] = far
    for power in board['powers']:
        id, far = power['id'], away[power['id']]
        race = sorted((far.get(c, 99), c) for c in centres if c not in homes)
        first = [c for d, c in race if all(away[o['id']].get(c, 99) > d for o in board['powers'] if o is not power)]
        foes = {o['id']: min(far.get(h, 99) for h in o['homes']) for o in board['powers'] if o is not power}
        near = ' '.join(f'{c}{d}' for d, c in race[:7])
        print(f'  {id}: neutral {near}; first at {" ".join(first)}; foes '
              + ' '.join(f'{o[:4]}{d}' for o, d in sorted(foes.items(), key=lambda item: item[1])[:8]))
    # A board that turns into itself must do so in its borders.
    twin = {}
    for s in spaces:
        first, k, many = s.turn_of
        if many > 1:
            same = [o.id for o in spaces if o.turn_of == (first, (k + 1) % many, many)]
            twin[s.id] = same[0]
        else:
            twin[s.id] = s.id
    if board.get('symmetry', 1) > 1:
        army = {s.id: {spaces[j].id for j in borders.army[i]} for i, s in enumerate(spaces)}
        for what, of in (('army', army), ('fleet', {k.split('/')[0]: set() for k in borders.fleet})):
            if what == 'fleet':
                for a, bs in borders.fleet.items():
                    of[a.split('/')[0]] |= {b.split('/')[0] for b in bs}
            for a, bs in of.items():
                turned_to = {twin[b] for b in bs}
                if turned_to != of.get(twin[a], set()):
                    print(f'  uneven {what}: {a}->{twin[a]}', turned_to ^ of.get(twin[a], set()))


def draw(id):
    board = tomllib.loads((HERE / 'boards' / f'{id}.toml').read_text())
    place = frame_of(board)
    spaces = spaces_of(board, place)
    random = np.random.default_rng(board.get('seed', 1))
    mask = land_of(board, place, spaces, random)
    for space in spaces:
        for x, y in space.seeds:
            inside = 0 <= x < W and 0 <= y < H
            if inside and mask[int(y), int(x)] == space.sea:
                print(f'  seed of {space.id} is not on {"water" if space.sea else "land"} ({x:.0f},{y:.0f})')
            elif not inside:
                print(f'  seed of {space.id} is off the map ({x:.0f},{y:.0f})')
    labels = held_together(nearest(board, mask, spaces, random), mask, spaces)
    belts = {}
    for id_, width, text in board.get('belts', []):
        land = next(i for i, s in enumerate(spaces) if s.id == id_)
        ground = strokes({'b': [[width, text]]}, 'b', place) & ~mask
        label = len(spaces) + len(belts)
        belts[label] = land
        labels[ground] = label
    # What a belt cuts off goes to whom it lies beside.
    labels = held_together(labels, mask, spaces + [spaces[land] for land in belts.values()]) if belts else labels
    chains = [(left, right, line, smooth(line, -1 in (left, right))) for left, right, line in chains_of(labels)]

    def area(label):
        if label < 0:
            return None
        index = belts.get(label, label)
        return None if spaces[index].dead else index
    borders = Borders(labels, chains, spaces, area)
    report(board, labels, spaces, borders)
    folder = OUT / id
    folder.mkdir(parents=True, exist_ok=True)
    (folder / 'board.json').write_text(board_text(board, spaces, borders, folder))
    (folder / 'map.svg').write_text(drawing_text(board, chains, spaces, belts, borders))


if __name__ == '__main__':
    for name in sys.argv[1:] or sorted(p.stem for p in (HERE / 'boards').glob('*.toml')):
        print(name)
        draw(name)
