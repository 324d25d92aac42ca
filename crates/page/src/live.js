
// On a page that a server shows: asks now and then whether it has changed, and puts what has come in its place, with the
// reader where they were.
(() => {
  const EVERY = 30000;
  const PATIENCE = 20000;
  // A link is gone when this many answers in a row say so: a server that is being started again may say it once.
  const GONE = 3;
  const policy = (page) => page.querySelector('meta[http-equiv]').content;
  const notice = () => document.getElementById('page-version');
  let asking = false;
  let missing = 0;
  let asked = Date.now();

  function put(text) {
    const fresh = new DOMParser().parseFromString(text, 'text/html');
    // Another script, or another map's style: not for this page.
    if (policy(fresh) !== policy(document)) return location.reload();
    const was = leave();
    document.title = fresh.title;
    document.documentElement.lang = fresh.documentElement.lang;
    document.body.replaceWith(document.adoptNode(fresh.body));
    leave = begin(was);
    const now = document.querySelectorAll('.chapter').length;
    if (was && now !== was.phases) say(notice().dataset.changed);
  }

  function say(text) {
    const at = notice();
    at.textContent = text;
    setTimeout(() => { if (at.textContent === text) at.textContent = ''; }, 8000);
  }

  async function ask() {
    if (asking || document.hidden || Date.now() - asked < EVERY / 2) return;
    asking = true;
    asked = Date.now();
    try {
      const headers = { 'If-None-Match': `"${notice().dataset.version}"` };
      const signal = AbortSignal.timeout(PATIENCE);
      const answer = await fetch(location.pathname, { headers, cache: 'no-store', credentials: 'omit', signal });
      // Read whatever comes, or its connection stays taken.
      const text = await answer.text();
      if (answer.status === 200) put(text);
      missing = answer.status === 404 ? missing + 1 : 0;
      if (missing === GONE) {
        clearInterval(clock);
        notice().textContent = notice().dataset.gone;
      }
    } catch {
      // Nobody answers just now: the next time, perhaps.
    }
    asking = false;
  }

  const clock = setInterval(ask, EVERY);
  document.addEventListener('visibilitychange', ask);
})();
