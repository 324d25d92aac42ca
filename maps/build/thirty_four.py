"""Thirty-Four: each supply centre of the standard board is a power.   python thirty_four.py

Reads ../standard.json and ../geometry.json, writes ../boards/thirty-four.
"""
import json
from pathlib import Path

import by_hand

MAPS = Path(__file__).resolve().parent.parent
OUT = MAPS / 'boards' / 'thirty-four'

# Home, first unit, id, name, adjective, the same in German, more land of its country.
POWERS = """
ank F anatolia    | Anatolia    | Anatolian   | Anatolien      | anatolisch
bel A flanders    | Flanders    | Flemish     | Flandern       | flämisch
ber A brandenburg | Brandenburg | Brandenburg | Brandenburg    | brandenburgisch   | pru
bre F brittany    | Brittany    | Breton      | Bretagne       | bretonisch
bud A hungary     | Hungary     | Hungarian   | Ungarn         | ungarisch
bul A thrace      | Thrace      | Thracian    | Thrakien       | thrakisch
con F byzantium   | Byzantium   | Byzantine   | Byzanz         | byzantinisch
den F jutland     | Jutland     | Jutish      | Jütland        | jütisch
edi F scotland    | Scotland    | Scottish    | Schottland     | schottisch        | cly
gre F achaea      | Achaea      | Achaean     | Achaia         | achaiisch
hol F frisia      | Frisia      | Frisian     | Friesland      | friesisch
kie F holstein    | Holstein    | Holsteiner  | Holstein       | holsteinisch
lon F wessex      | Wessex      | West Saxon  | Wessex         | westsächsisch
lvp F mercia      | Mercia      | Mercian     | Mercia         | mercisch          | wal
mar A provence    | Provence    | Provençal   | Provence       | provenzalisch     | pie
mos A muscovy     | Muscovy     | Muscovite   | Moskowien      | moskowitisch      | ukr
mun A bavaria     | Bavaria     | Bavarian    | Bayern         | bayerisch
nap F campania    | Campania    | Campanian   | Kampanien      | kampanisch
nwy F viken       | Viken       | Vikener     | Wiken          | wikisch
par A neustria    | Neustria    | Neustrian   | Neustrien      | neustrisch        | pic
por F lusitania   | Lusitania   | Lusitanian  | Lusitanien     | lusitanisch
rom A latium      | Latium      | Latin       | Latium         | latinisch         | tus
rum A wallachia   | Wallachia   | Wallachian  | Walachei       | walachisch
ser A rascia      | Rascia      | Rascian     | Raszien        | raszisch
sev F crimea      | Crimea      | Crimean     | Krim           | krimisch
smy F lydia       | Lydia       | Lydian      | Lydien         | lydisch           | syr
spa A castile     | Castile     | Castilian   | Kastilien      | kastilisch
stp A ingria      | Ingria      | Ingrian     | Ingermanland   | ingrisch
swe F svealand    | Svealand    | Svea        | Svealand       | schwedisch
tri F illyria     | Illyria     | Illyrian    | Illyrien       | illyrisch
tun F carthage    | Carthage    | Carthaginian | Karthago      | karthagisch
ven F venetia     | Venetia     | Venetian    | Venetien       | venetisch
vie A noricum     | Noricum     | Norican     | Norikum        | norisch           | boh tyr
war A masovia     | Masovia     | Masovian    | Masowien       | masowisch
"""
# Lands that are centres here, though not on the standard board: what the powers race for.
NEUTRAL = 'alb apu arm bur fin gal gas lvn naf ruh sil yor'.split()
# Tight spaces, whose things stand where they were put by hand on the standard map.
BY_HAND = 'apu den edi lon nap por tus rom ven'.split()
# The standard map has no centre there.
APULIA = [779, 984]
HEAD = {
    'format': 2, 'id': 'thirty-four', 'name': 'Thirty-Four',
    'description': 'Every supply centre of the standard map is a power of its own, with one unit, and twelve more lands '
                   'are centres of nobody. Nobody is safe: each has two to six neighbours. What is fair is that all '
                   'begin equally small. 46 centres, 24 win; any centre you own builds.',
    'author': 'The Chancery project', 'licence': 'MIT or Apache-2.0',
    'rules': 'The standard rules, but units are built in any owned, empty centre.',
    'calendar': {'first_year': 1201, 'seasons': ['spring', 'autumn']}, 'goal': {'centres': 24}, 'builds': 'centres',
}


def powers():
    for line in POWERS.strip().splitlines():
        first, name, adjective, name_de, adjective_de, *lands = (part.strip() for part in line.split('|'))
        home, unit, id = first.split()
        yield {'id': id, 'name': name, 'adjective': adjective, 'names': {'de': name_de},
               'adjectives': {'de': adjective_de}, 'homes': [home],
               'country': sorted([home] + (lands[0].split() if lands else [])),
               'units': [f'{unit} {home}']}


def provinces(standard):
    for province in standard['provinces']:
        name, *others = province['names']
        out = {'id': province['id'], 'name': name, 'kind': province['kind']}
        if others:
            out['aka'] = others
        if province.get('centre') or province['id'] in NEUTRAL:
            out['centre'] = True
        if out.get('centre'):
            # Thirty-four treasuries must live: the standard values feed seven.
            out['value'] = 4 if province['id'] in NEUTRAL else 7
        if province.get('army'):
            out['army'] = province['army']
        stands = province.get('fleet', {})
        if '/' in next(iter(stands), ''):
            out['fleet'] = {at.split('/')[1]: to for at, to in stands.items()}
        elif stands:
            out['fleet'] = next(iter(stands.values()))
        yield out


def board_text(standard):
    row = lambda value: json.dumps(value, ensure_ascii=False)
    translations, sets = by_hand.lines(OUT)
    parts = []
    for key, value in HEAD.items():
        parts += [f'  {row(key)}: {row(value)}'] + (translations if key == 'rules' else [])
    parts += sets
    for key, rows in (('powers', powers()), ('passages', standard['passages']), ('straits', standard['straits']),
                      ('provinces', provinces(standard))):
        parts.append(f'  "{key}": [\n' + ',\n'.join('    ' + row(value) for value in rows) + '\n  ]')
    return '{\n' + ',\n'.join(parts) + '\n}\n'


def anchors(id, space):
    """Where the things of a tight space stand on the standard map; for all others the program finds places."""
    if id not in BY_HAND:
        return
    spots = {f'{id}:label': space['label'], f'{id}:centre': space.get('sc'), f'{id}:coin': space.get('badge'),
             f'{id}:chest': space.get('chest'), f'{id}:stack': space.get('stack')}
    for thing in ('unit', 'dislodged'):
        for coast, spot in space[thing].items():
            spots[f'{id}:{thing}' if coast == 'main' else f'{id}/{coast}:{thing}'] = spot
    if id == 'apu':
        spots['apu:centre'] = APULIA
    for name, spot in spots.items():
        if spot:
            yield f'<circle id="{name}" cx="{spot[0]}" cy="{spot[1]}" r="1"/>'


def drawing_text(geometry):
    chart = geometry['maps']['standard']
    width, height = geometry['size']
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">', '<g id="dead">']
    pieces = geometry['pieces']
    for id in chart['dead']:
        water = '~' if pieces[id]['sea'] else ''
        out.append(f'<path id="{id}{water}" fill="#888" d="{pieces[id]["path"]}"/>')
    out.append('</g>\n<g id="provinces" stroke="#555">')
    for id, key in sorted(chart['spaces'].items()):
        own = geometry['spaces'][key]['pieces']
        for number, piece in enumerate(own):
            part = id if number == 0 else f'{id}.{number + 1}'
            fill = '#a8c4d8' if pieces[piece]['sea'] else '#e8d9a8'
            out.append(f'<path id="{part}" fill="{fill}" d="{pieces[piece]["path"]}"/>')
            if piece + '~' in pieces:
                out.append(f'<path id="{id}~" fill="#a8c4d8" d="{pieces[piece + "~"]["path"]}"/>')
    out.append('</g>\n<g id="anchors">')
    for id, key in sorted(chart['spaces'].items()):
        out += anchors(id, geometry['spaces'][key])
    out.append('</g>\n</svg>')
    return '\n'.join(out) + '\n'


OUT.mkdir(parents=True, exist_ok=True)
(OUT / 'board.json').write_text(board_text(json.loads((MAPS / 'standard.json').read_text())))
(OUT / 'map.svg').write_text(drawing_text(json.loads((MAPS / 'geometry.json').read_text())))
