
// On a page that a server shows: asks now and then whether it has changed, and puts what has come in its place, with the
// reader where they were.
(() => {
  const EVERY = 30000;
  const policy = (page) => page.querySelector('meta[http-equiv]').content;
  const notice = () => document.getElementById('page-version');
  let asking = false;
  let asked = Date.now();

  function put(text) {
    const fresh = new DOMParser().parseFromString(text, 'text/html');
    // Another script, or another map's style: not for this page.
    if (policy(fresh) !== policy(document)) return location.reload();
    const was = leave();
    document.title = fresh.title;
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
      const answer = await fetch(location.pathname, { headers, cache: 'no-store', credentials: 'omit' });
      if (answer.status === 200) put(await answer.text());
      if (answer.status === 404) {
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
