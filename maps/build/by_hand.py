"""What is written into a board's file by hand and stays there when the file is built again."""
import json


def lines(folder):
    """The lines of `translations`, which stand behind `rules`, and of `sets`, before `powers`; empty without them."""
    file = folder / 'board.json'
    old = json.loads(file.read_text()) if file.exists() else {}
    row = lambda value: json.dumps(value, ensure_ascii=False)
    translations = [f'  "translations": {row(old["translations"])}'] if 'translations' in old else []
    sets = [f'    {row(id)}: {row(of)}' for id, of in old.get('sets', {}).items()]
    return translations, ['  "sets": {\n' + ',\n'.join(sets) + '\n  }'] if sets else []
