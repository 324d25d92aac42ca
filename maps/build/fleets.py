"""Stage 5: ../geometry.json -> the same with places for the fleets of two to seven powers in each sea (`fleets`).

Pure Python and Pillow. For each number of powers: how large their stacks are drawn (`size` 0 is the largest) and where
the middle of each stands. The largest size is taken that covers no letters, units, centres or marks of any chart, stays
in its own sea and keeps the stacks apart; where none can, the one that comes closest."""
import json, math, random
from PIL import Image, ImageDraw

FILE = '../geometry.json'
G = json.load(open(FILE))
W, H = G['size']
SPACES = G['spaces']
SIZES = [(25.5, 19.5), (25, 12), (21.5, 10.5), (17, 9.5)]      # half extents of a stack
LABEL, NAME, UNIT, COAST, GONE, CENTRE, CORNER = (23, 10), (21, 9.5), (20, 19), (19, 17), (15, 15), (8.4, 8.4), (9, 9)
BLOCKS, COIN = (19.5, 17.5), (12, 12)
MOST, STEP, STARTS, FITS = 7, 3, 6, 2.0

def rings(path):
    for part in path.split('M')[1:]:
        yield [tuple(map(float, p.split(','))) for p in part.strip().rstrip('Z').split()]

# whose water a pixel is: by piece; 0 is land or nothing
ids = [k for k, p in G['pieces'].items() if p['sea'] and not k.endswith('~')]
water = Image.new('I', (W, H), 0)
for i, k in enumerate(ids):
    mask = Image.new('1', (W, H), 0)
    for ring in rings(G['pieces'][k]['path']):          # even-odd
        one = Image.new('1', (W, H), 0)
        ImageDraw.Draw(one).polygon(ring, fill=1)
        mask = Image.composite(Image.eval(mask, lambda v: 255 - v), mask, one)
    water.paste(i + 1, (0, 0), mask.convert('L'))
WATER = water.load()

CHARTS = [set(m['spaces'].values()) for m in G['maps'].values()]
SEAS = sorted(k for k, s in SPACES.items() if s['kind'] == 'sea' and any(k in c for c in CHARTS))
together = {k: {o for c in CHARTS if k in c for o in c} for k in SEAS}
inside = {k: {(x, y) for y in range(0, H, STEP) for x in range(0, W, STEP)
              if WATER[x, y] and ids[WATER[x, y] - 1] in SPACES[k]['pieces']} for k in SEAS}
# a little beyond the shore too, where a sea is narrow
RIM = [(i * STEP, j * STEP) for i in range(-7, 8) for j in range(-6, 7)]
pixels = {k: sorted({(x + i, y + j) for x, y in inside[k] for i, j in RIM if 0 <= x + i < W and 0 <= y + j < H}) for k in SEAS}

def around(k):
    """What stands around a sea: middle, half extents, weight."""
    out = []
    for o in together[k]:
        s = SPACES[o]
        out.append((s['label'], LABEL if s['kind'] == 'sea' else NAME, 6))
        if s['kind'] != 'sea':
            for n, u in s['unit'].items(): out.append((u, UNIT if n == 'main' else COAST, 6))
            for u in s['dislodged'].values(): out.append((u, GONE, .25))
        if s['sc'] and (s['sc_standard'] or o in ('spn', 'sps', 'zar', 'pet')): out.append((s['sc'], CENTRE, 4))
        if s.get('stack'): out.append((s['stack'], BLOCKS, .15))
        if s.get('badge'): out.append((s['badge'], COIN, .1))
    for m in G['maps'].values():
        for c in m['corner']: out.append((c['at'], CORNER, 4))
        for c in m.get('straits', []): out.append((c['at'], CORNER, 2))
    xs, ys = [p[0] for p in pixels[k]], [p[1] for p in pixels[k]]
    near = (min(xs) - 60, max(xs) + 60, min(ys) - 60, max(ys) + 60)
    return [q for q in out if near[0] < q[0][0] < near[1] and near[2] < q[0][1] < near[3]]

def places(k, half):
    """Every place of a stack and what it costs alone, cheapest first."""
    things, own = around(k), {ids.index(p) + 1 for p in SPACES[k]['pieces']}
    cx, cy = SPACES[k]['unit']['main']
    out = []
    for x, y in pixels[k]:
        if not (half[0] + 3 < x < W - half[0] - 3 and half[1] + 3 < y < H - half[1] - 3): continue
        cost = 0.0
        for i in range(-3, 4):
            for j in range(-2, 3):
                p = WATER[int(x + half[0] * i / 3), int(y + half[1] * j / 2)]
                if p not in own: cost += .14 if p == 0 else .8
        for q, h, w in things:
            over = min(half[0] + h[0] - abs(x - q[0]), half[1] + h[1] - abs(y - q[1]))
            if over > 0: cost += 2 * w * (over + 1)
        pull = .012 * math.hypot(x - cx, y - cy)
        out.append((cost + pull, cost, x, y))
    return sorted(out)

def pair(a, b, half):
    """What two stacks cost each other."""
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    over = min(2 * half[0] - dx, 2 * half[1] - dy)
    if over > 0: return 14 * (over + 1)
    return .05 * max(0, min(18 + over, 18))

def arrange(k, n, half, free):
    """The best found set of places, and what it costs without the wish to stand together."""
    best, top = None, free[:4000]
    rng = random.Random(f'{k}{n}')
    for start in range(STARTS):
        chosen = [] if start == 0 else [rng.choice(top[:max(40, len(top) // 2)]) for _ in range(n)]
        for turn in range(14):
            before = list(chosen)
            for i in range(n):
                rest = chosen[:i] + chosen[i + 1:]
                found = None
                for place in top:
                    if found and place[0] >= found[0]: break
                    cost = place[0] + sum(pair(place[2:], o[2:], half) for o in rest)
                    if not found or cost < found[0]: found = (cost, place)
                if i < len(chosen): chosen[i] = found[1]
                else: chosen.append(found[1])
            if chosen == before: break
        total = sum(p[0] for p in chosen) + sum(pair(a[2:], b[2:], half) for i, a in enumerate(chosen) for b in chosen[:i])
        bare = sum(p[1] for p in chosen) + sum(max(0, pair(a[2:], b[2:], half) - 1) for i, a in enumerate(chosen) for b in chosen[:i])
        if not best or total < best[0]: best = (total, bare, chosen)
    return best

for k in SEAS:
    SPACES[k].pop('fleets', None)
    all_places = [places(k, half) for half in SIZES]
    rows = []
    for n in range(2, MOST + 1):
        tried = []
        least = rows[-1]['size'] if rows else 0          # more powers are never drawn larger
        for size in range(least, len(SIZES)):
            total, bare, chosen = arrange(k, n, SIZES[size], all_places[size])
            tried.append((bare, size, chosen))
            if bare < FITS * (1 if n < 5 else 1.6): break
        fit = tried[-1] if tried[-1][0] < FITS * 2 else min(tried, key=lambda t: t[0])
        bare, size, chosen = fit
        if bare >= FITS * 2: print(f'tight {k}: {n} powers, size {size}, {bare:.1f}')
        spots = sorted((p[2:] for p in chosen), key=lambda p: (round(p[1] / (2 * SIZES[size][1])), p[0]))
        rows.append({'size': size, 'at': [list(p) for p in spots]})
    SPACES[k]['fleets'] = rows
    print(k, [r['size'] for r in rows], flush=True)

with open(FILE, 'w') as f:
    f.write('{\n')
    for i, (k, v) in enumerate(G.items()):
        f.write((',\n' if i else '') + json.dumps(k) + ': ')
        if isinstance(v, dict): f.write('{\n' + ',\n'.join(f'{json.dumps(q)}: {json.dumps(w, separators=(",", ":"))}' for q, w in v.items()) + '\n}')
        elif k == 'borders': f.write('[\n' + ',\n'.join(json.dumps(w, separators=(',', ':')) for w in v) + '\n]')
        else: f.write(json.dumps(v, separators=(',', ':')))
    f.write('\n}\n')
