// Shows one phase of the game at a time, moves the map, and ties lines of orders to their arrows.
// `begin` does so for what is in the document, from where a reader `was` if it has come anew, and returns what ends it and
// says where the reader is.
'use strict';
const begin = (was) => {
  const $ = (id) => document.getElementById(id);
  const all = (query, within = document) => [...within.querySelectorAll(query)];
  const map = $('page-map');
  if (!map) return () => null;
  const over = new AbortController();
  const { signal } = over;
  document.documentElement.classList.add('live');
  const [range, live, tip, story] = ['page-range', 'page-live', 'page-tip', 'page-orders'].map($);
  const [asOrders, asAfter] = ['page-show-orders', 'page-show-after'].map($);
  const [title, desc] = ['page-map-title', 'page-map-desc'].map($);
  const mapWord = title.textContent.split(':')[0];
  const chapters = all('.chapter');
  const sheets = all('.sheet');
  const links = all('.phases a');
  const list = links[0].closest('ol');
  const parts = new Map(all('.p', map).map((part) => [part.id.slice(6), part]));
  // Their names are kept here, so that no browser scrolls to a phase that is about to be shown anyway.
  const ids = chapters.map((chapter) => chapter.id);
  for (const chapter of chapters) chapter.removeAttribute('id');
  const label = (chapter) => chapter.querySelector('h2').textContent;
  let now = -1;
  let wantsOrders = true;
  let shown = [];
  let pinned = null;

  // --- Phases.
  // One is shown at a time, always open: its heading leads readers to it, and no longer opens it.
  for (const details of [...chapters, ...sheets]) {
    details.open = true;
    const summary = details.firstElementChild;
    summary.after(...summary.children);
  }

  function draw() {
    const chapter = chapters[now];
    const has = chapter.dataset.orders !== undefined;
    const orders = has && wantsOrders;
    asOrders.disabled = !has;
    asOrders.checked = orders;
    asAfter.checked = !orders;
    for (const part of shown) part.classList.remove('on');
    const numbers = (orders ? chapter.dataset.orders : chapter.dataset.after).split(' ');
    shown = numbers.map((number) => parts.get(number)).filter(Boolean);
    for (const part of shown) part.classList.add('on');
    unlight(true);
  }

  function show(index, quiet) {
    const next = Math.max(0, Math.min(chapters.length - 1, index));
    if (next === now) return;
    now = next;
    chapters.forEach((chapter, i) => chapter.classList.toggle('on', i === now));
    sheets.forEach((sheet, i) => sheet.classList.toggle('on', i === now));
    links.forEach((link, i) => {
      if (i === now) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
    const chapter = chapters[now];
    range.value = now;
    range.setAttribute('aria-valuetext', label(chapter));
    $('page-previous').disabled = now === 0;
    $('page-next').disabled = now === chapters.length - 1;
    title.textContent = `${mapWord}: ${label(chapter)}`;
    const words = chapter.querySelector('.words p');
    desc.textContent = words ? words.textContent : '';
    const link = links[now];
    list.scrollLeft = link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
    all('.line[data-k]', chapter).forEach((line, i) => { line.tabIndex = i ? -1 : 0; });
    draw();
    if (!quiet) {
      const headline = chapter.querySelector('.headline');
      live.textContent = label(chapter) + (headline ? `. ${headline.textContent}` : '');
    }
  }

  function go(index) {
    show(index);
    history.replaceState(null, '', `#${ids[now]}`);
  }

  function fromAddress() {
    return ids.indexOf(location.hash.slice(1));
  }

  $('page-previous').addEventListener('click', () => go(now - 1));
  $('page-next').addEventListener('click', () => go(now + 1));
  range.addEventListener('input', () => go(Number(range.value)));
  links.forEach((link, i) => link.addEventListener('click', (event) => {
    event.preventDefault();
    go(i);
  }));
  addEventListener('hashchange', () => {
    const index = fromAddress();
    if (index >= 0) show(index);
  }, { signal });
  const choose = (orders) => () => {
    wantsOrders = orders;
    draw();
  };
  asOrders.addEventListener('change', choose(true));
  asAfter.addEventListener('change', choose(false));

  // --- The part of the map that is seen, in map units.
  const WIDE = 1400;
  const HIGH = 1200;
  const CLOSEST = 140;
  let view = { x: 0, y: 0, w: WIDE };

  function look(x, y, w) {
    w = Math.max(CLOSEST, Math.min(WIDE, w));
    const h = w * HIGH / WIDE;
    view = {
      x: Math.max(0, Math.min(WIDE - w, x)),
      y: Math.max(0, Math.min(HIGH - h, y)),
      w,
    };
    map.setAttribute('viewBox', [view.x, view.y, w, h].map((n) => n.toFixed(2)).join(' '));
    map.classList.toggle('in', w < WIDE);
    tip.hidden = true;
  }

  function zoom(factor, at) {
    const h = view.w * HIGH / WIDE;
    const middle = at || { x: view.x + view.w / 2, y: view.y + h / 2 };
    const w = Math.max(CLOSEST, Math.min(WIDE, view.w / factor));
    const part = w / view.w;
    look(middle.x - (middle.x - view.x) * part, middle.y - (middle.y - view.y) * part, w);
  }

  function place(event) {
    const box = map.getBoundingClientRect();
    const scale = view.w / box.width;
    return { x: view.x + (event.clientX - box.left) * scale, y: view.y + (event.clientY - box.top) * scale, scale };
  }

  $('page-in').addEventListener('click', () => zoom(1.5));
  $('page-out').addEventListener('click', () => zoom(1 / 1.5));
  $('page-whole').addEventListener('click', () => look(0, 0, WIDE));
  map.addEventListener('dblclick', (event) => zoom(event.shiftKey ? 0.5 : 2, place(event)));
  map.addEventListener('wheel', (event) => {
    // Who has seen the whole map wants the rest of the page.
    if (event.deltaY > 0 && view.w >= WIDE) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.002)), place(event));
  }, { passive: false });

  const fingers = new Map();
  let moved = false;
  let spread = 0;
  const apart = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  };
  map.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, event);
    moved = false;
    if (fingers.size === 2) spread = apart();
  });
  map.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!moved && fingers.size === 1 && Math.hypot(dx, dy) < 5) return;
    if (!moved) map.setPointerCapture(event.pointerId);
    moved = true;
    map.classList.add('drag');
    fingers.set(event.pointerId, event);
    const { scale } = place(event);
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
      const now = apart();
      look(view.x - dx * scale / 2, view.y - dy * scale / 2, view.w);
      zoom(now / spread, place(middle));
      spread = now;
    } else if (view.w < WIDE) {
      look(view.x - dx * scale, view.y - dy * scale, view.w);
    }
  });
  for (const kind of ['pointerup', 'pointercancel']) {
    map.addEventListener(kind, (event) => {
      fingers.delete(event.pointerId);
      if (!fingers.size) map.classList.remove('drag');
    });
  }

  // --- Lines of orders and their arrows.
  const keyOf = (line) => (line.dataset.o ? `${line.dataset.k}-${line.dataset.o}` : line.dataset.k);
  // A sign in shared seas names its owner as well: `nth-o1`.
  const fits = (key, line) => key === line.dataset.k || key === keyOf(line)
    || (!line.dataset.o && key.startsWith(`${line.dataset.k}-`));
  const linesOf = (key) => all('.line[data-k]', chapters[now]).filter((line) => fits(key, line));

  function unlight(force) {
    if (pinned && !force) return;
    pinned = null;
    map.classList.remove('lit');
    for (const hot of all('.hot')) hot.classList.remove('hot');
    tip.hidden = true;
  }

  function light(lines) {
    unlight(true);
    let found = false;
    for (const line of lines) {
      line.classList.add('hot');
      for (const part of shown) {
        for (const sign of all('[data-k]', part)) {
          if (fits(sign.dataset.k, line)) {
            sign.classList.add('hot');
            found = true;
          }
        }
      }
    }
    if (found) map.classList.add('lit');
  }

  function say(lines, event) {
    tip.replaceChildren(...lines.map((line) => {
      const text = document.createElement('p');
      const order = document.createElement('b');
      order.textContent = line.querySelector('b').textContent;
      const reason = line.querySelector('span');
      text.append(order, reason ? reason.textContent : '');
      return text;
    }));
    tip.hidden = !lines.length;
    const box = map.parentElement.getBoundingClientRect();
    const left = event.clientX - box.left;
    const top = event.clientY - box.top;
    const { offsetWidth: w, offsetHeight: h } = tip;
    tip.style.left = `${Math.max(4, Math.min(box.width - w - 4, left + 14))}px`;
    tip.style.top = `${top + h + 24 > box.height ? Math.max(4, top - h - 12) : top + 16}px`;
  }

  // Brings a line into sight where the list beside the map has a scroll bar of its own; never moves the page.
  function reveal(line) {
    const list = chapters[now];
    if (getComputedStyle(list).position !== 'absolute') return;
    const [outer, inner] = [list, line].map((element) => element.getBoundingClientRect());
    if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + 12;
    if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 12;
  }

  // The sign under a pointer, or for a finger the unit next to it.
  function keyAt(event, reach) {
    const sign = event.target.closest('[data-k]');
    if (sign && map.contains(sign)) return sign.dataset.k;
    let best = [reach, null];
    if (!reach) return null;
    for (const unit of shown.flatMap((part) => all('.u', part))) {
      const box = unit.getBoundingClientRect();
      const away = Math.hypot(box.left + box.width / 2 - event.clientX, box.top + box.height / 2 - event.clientY);
      if (away < best[0]) best = [away, unit.dataset.k];
    }
    return best[1];
  }

  map.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch' || fingers.size || pinned) return;
    const key = keyAt(event, 0);
    const lines = key ? linesOf(key) : [];
    if (!lines.length) return unlight();
    light(lines);
    reveal(lines[0]);
    say(lines, event);
  });
  map.addEventListener('pointerleave', () => unlight());
  map.addEventListener('click', (event) => {
    if (moved) return;
    const key = keyAt(event, 26);
    const lines = key ? linesOf(key) : [];
    unlight(true);
    if (!lines.length) return;
    light(lines);
    reveal(lines[0]);
    say(lines, event);
    pinned = lines[0];
  });

  const lineOf = (event) => event.target.closest && event.target.closest('.line[data-k]');
  story.addEventListener('pointerover', (event) => {
    const line = lineOf(event);
    if (line && !pinned && event.pointerType !== 'touch') light([line]);
  });
  story.addEventListener('pointerout', (event) => { if (lineOf(event)) unlight(); });
  story.addEventListener('focusin', (event) => {
    const line = lineOf(event);
    if (line) light([line]);
  });
  story.addEventListener('focusout', (event) => { if (lineOf(event)) unlight(); });
  story.addEventListener('click', (event) => {
    const line = lineOf(event);
    if (!line) return;
    const again = pinned === line;
    unlight(true);
    if (again) return;
    light([line]);
    pinned = line;
  });

  // --- Keys.
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const on = event.target;
    const line = lineOf(event);
    const { key } = event;
    if (line && ['ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key)) {
      const lines = all('.line[data-k]', chapters[now]);
      const at = lines.indexOf(line);
      const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[key];
      const next = lines[Math.max(0, Math.min(lines.length - 1, to))];
      line.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
      return event.preventDefault();
    }
    if (key === 'Escape') return unlight(true);
    if (on === map && key.startsWith('Arrow')) {
      const step = view.w / 8;
      const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
      look(view.x + dx * step, view.y + dy * step, view.w);
      return event.preventDefault();
    }
    if (on.matches && on.matches('input, textarea, select')) return;
    if (key === '+' || key === '=') zoom(1.5);
    else if (key === '-') zoom(1 / 1.5);
    else if (key === '0') look(0, 0, WIDE);
    else if (!(on.closest && on.closest('.wide')) && key === 'ArrowLeft') go(now - 1);
    else if (!(on.closest && on.closest('.wide')) && key === 'ArrowRight') go(now + 1);
    else return;
    event.preventDefault();
  }, { signal });

  // --- Times by the reader's own clock.
  for (const time of all('time')) {
    time.title = time.textContent;
    const form = { dateStyle: 'medium', timeStyle: 'short' };
    time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, form);
  }

  shown = all('.p.on', map);
  const linked = was ? ids.indexOf(was.phase) : fromAddress();
  wantsOrders = !was || was.wantsOrders;
  show(linked >= 0 ? linked : chapters.length - 1, true);
  // What can have the focus without a name of its own.
  const spots = () => [links, all('.line', chapters[now]), all('summary')];
  if (was) {
    look(was.view.x, was.view.y, was.view.w);
    chapters[now].scrollTop = was.down;
    all('.words', chapters[now]).forEach((words) => { words.open = was.words; });
    const focus = was.id ? $(was.id) : spots().map((list, i) => list[was.spots[i]]).find(Boolean);
    if (focus) focus.focus({ preventScroll: true });
    scrollTo(was.left, was.top);
  }
  return () => {
    over.abort();
    return {
      phase: ids[now],
      phases: chapters.length,
      wantsOrders,
      view,
      down: chapters[now].scrollTop,
      words: all('.words', chapters[now]).some((words) => words.open),
      id: document.activeElement.id,
      spots: spots().map((list) => list.indexOf(document.activeElement)),
      left: scrollX,
      top: scrollY,
    };
  };
};
let leave = begin();
