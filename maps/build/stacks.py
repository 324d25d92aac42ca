"""Stage 4: ../geometry.json -> the same with a place for each land's stack of blocks (`stack`).

Pure Python and Pillow. A stack stands close to its own letters, so that both read as one ("LVP 5"), clear of all
that may stand around on any chart: letters, units on every coast, dislodged units, centres, marks and other
stacks. Each is placed again given all others, until nothing moves."""
import json, math
from PIL import Image, ImageDraw

FILE = '../geometry.json'
G = json.load(open(FILE))
W, H = G['size']
SPACES = G['spaces']
HALF = (19.5, 17.5)                     # half extents of a stack
LABEL, UNIT, COAST, GONE, CENTRE, CORNER = (20, 9.5), (20, 19), (19, 17), (17, 17), (8.4, 8.4), (9, 9)
RING, PLUS = (24.5, 24.5), (10.5, 10.5)     # around a unit that holds or is built, and the build's plus
STEP, REACH = 1.5, 72
# by hand: where other letters would be read with the number
PIN = {'apu': (804.5, 945.5), 'pru': (846, 469)}

def rings(path):
    for part in path.split('M')[1:]:
        yield [tuple(map(float, p.split(','))) for p in part.strip().rstrip('Z').split()]

# whose ground a pixel is: by piece; water is 0
ids = [k for k, p in G['pieces'].items() if not p['sea']]
ground = Image.new('I', (W, H), 0)
for i, k in enumerate(ids):
    mask = Image.new('1', (W, H), 0)
    for ring in rings(G['pieces'][k]['path']):          # even-odd
        one = Image.new('1', (W, H), 0)
        ImageDraw.Draw(one).polygon(ring, fill=1)
        mask = Image.composite(Image.eval(mask, lambda v: 255 - v), mask, one)
    ground.paste(i + 1, (0, 0), mask.convert('L'))
GROUND = ground.load()

CHARTS = [set(m['spaces'].values()) for m in G['maps'].values()]
LANDS = sorted(k for k, s in SPACES.items() if s['kind'] in ('coast', 'land') and any(k in c for c in CHARTS))
together = {k: {o for c in CHARTS if k in c for o in c} for k in LANDS}

def fixed(k):
    """What stands around a land's letters: middle, half extents, weight."""
    lx, ly = SPACES[k]['label']
    out = []
    for o in together[k]:
        s = SPACES[o]
        out.append((s['label'], LABEL, 4))
        for n, u in s['unit'].items():
            out.append((u, UNIT if n == 'main' else COAST, 4 if n == 'main' else 3))
            out.append((u, RING, .25))
            if s['sc_standard']: out.append(((u[0] + 17, u[1] - 17), PLUS, .8))
        for u in s['dislodged'].values(): out.append((u, GONE, 2.5 if o == k else 1.6))
        if s['sc'] and (s['sc_standard'] or o in ('spn', 'sps', 'zar', 'pet')): out.append((s['sc'], CENTRE, 3))
    for m in G['maps'].values():
        for c in m['corner']: out.append((c['at'], CORNER, 3))
    return [q for q in out if abs(q[0][0] - lx) < REACH + 45 and abs(q[0][1] - ly) < REACH + 45]

def gap(x, y, q, half=LABEL):
    return math.hypot(max(0, abs(x - q[0]) - half[0] - HALF[0]), max(0, abs(y - q[1]) - half[1] - HALF[1]))

FIXED = {k: fixed(k) for k in LANDS}
OWN = {k: {ids.index(p) + 1 for p in SPACES[k]['pieces'] if p in ids} for k in LANDS}
LETTERS = {k: [(SPACES[o]['label'], .5 if SPACES[o]['kind'] == 'sea' else 1.5) for o in together[k]
               if o != k and math.dist(SPACES[o]['label'], SPACES[k]['label']) < 150] for k in LANDS}

def alone(k):
    """Every place a stack may have and what it costs before other stacks are thought of, cheapest first."""
    if k in PIN: return [(0, *PIN[k])]
    lx, ly = SPACES[k]['label']
    places = []
    n = int(REACH / STEP)
    for i in range(-n, n + 1):
        for j in range(-n, n + 1):
            x, y = lx + i * STEP, ly + j * STEP
            if not (HALF[0] + 4 < x < W - HALF[0] - 4 and HALF[1] + 4 < y < H - HALF[1] - 4): continue
            away = gap(x, y, (lx, ly))
            cost = .35 * max(0, away - 1)
            # to the right of the letters and on their line it reads best
            cost += .05 * abs(y - ly) + (0 if x > lx + LABEL[0] else .8 if abs(y - ly) > LABEL[1] else .6)
            for dx, dy, w in ((0, 0, 5), (-1, -1, 1), (1, -1, 1), (-1, 1, 1), (1, 1, 1)):
                p = GROUND[int(x + dx * HALF[0] * .8), int(y + dy * HALF[1] * .8)]
                cost += w * (0 if p in OWN[k] else .5 if p == 0 else 1.6)
            for q, w in LETTERS[k]:
                cost += w * min(12, max(0, away - gap(x, y, q) + 4))
            for q, h, w in FIXED[k]:
                over = min(HALF[0] + h[0] + .8 - abs(x - q[0]), HALF[1] + h[1] + .8 - abs(y - q[1]))
                if over > 0: cost += w * 2 * (over + 1)
            places.append((cost, x, y))
    return sorted(places)

ALONE = {k: alone(k) for k in LANDS}
NEAR = {k: [o for o in together[k] if o in ALONE and o != k and math.dist(SPACES[o]['label'], SPACES[k]['label']) < 2 * REACH + 40] for k in LANDS}
spots = {k: ALONE[k][0][1:] for k in LANDS}
for turn in range(12):
    before = dict(spots)
    for k in LANDS:
        best = None
        for cost, x, y in ALONE[k]:
            if best and cost >= best[0]: break
            for o in NEAR[k]:
                over = min(2 * HALF[0] + 1 - abs(x - spots[o][0]), 2 * HALF[1] + 1 - abs(y - spots[o][1]))
                if over > 0: cost += 8 * (over + 1)
            if not best or cost < best[0]: best = (cost, x, y)
        spots[k] = best[1:]
    if spots == before: break
for k, s in SPACES.items():
    s.pop('stack', None)
    if k in spots: s['stack'] = [round(c, 1) for c in spots[k]]
for k in LANDS:
    for q, h, w in FIXED[k]:
        over = min(HALF[0] + h[0] - abs(spots[k][0] - q[0]), HALF[1] + h[1] - abs(spots[k][1] - q[1]))
        if over > 0 and h not in (RING, PLUS): print(f'tight {k}: {over:.1f} into {h}')

with open(FILE, 'w') as f:
    f.write('{\n')
    for i, (k, v) in enumerate(G.items()):
        f.write((',\n' if i else '') + json.dumps(k) + ': ')
        if isinstance(v, dict): f.write('{\n' + ',\n'.join(f'{json.dumps(q)}: {json.dumps(w, separators=(",", ":"))}' for q, w in v.items()) + '\n}')
        elif k == 'borders': f.write('[\n' + ',\n'.join(json.dumps(w, separators=(',', ':')) for w in v) + '\n]')
        else: f.write(json.dumps(v, separators=(',', ':')))
    f.write('\n}\n')
