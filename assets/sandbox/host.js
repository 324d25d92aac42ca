// What the game adds to the page: helpers for playing alone, and the first steps. The page loads it by this
// name, before its own script starts.

import { el, fill } from "./dom.js";
import { api } from "./api.js";
import { clock, formatTime, momentLabel, timeElement } from "./clock.js";
import { recall, remember, store } from "./store.js";
import { commandLink, line } from "./prose.js";
import { plain } from "./markdown.js";
import { announce, toast } from "./notices.js";
import { pieces, t } from "./words.js";

const notes = document.getElementById("notes");
const steps = document.getElementById("steps");
const forward = document.getElementById("forward");
const vote = document.getElementById("vote");

function start() {
  wire(forward, t("page-forwarding"), async () => {
    const seen = await look();
    return seen?.missing ? offer(seen) : goOn(seen);
  });
  wire(document.getElementById("fill"), t("page-filling"), fillIn);
  wire(vote, t("page-voting"), async () => (await api.act("vote", { as: store.me, channel: place() })).note);
  store.on("current", stepsSoon);
  store.on("used-command", stepsSoon);
  store.on("people", stepsSoon);
  store.on("happened", stepsSoon);
  // The same steps for an empty channel.
  store.on("welcome", (node) => node.append(el("ol", {}, path.slice(0, 7).map((step) => el("li", {}, stepText(step))))));
  const tutorial = document.getElementById("tutorial");
  const kept = recall("chancery.tutorial");
  tutorial.hidden = kept === "hidden";
  if (kept === "finished") STEPS.forEach((step) => done.add(step.id));
  document.getElementById("steps-hide").addEventListener("click", () => {
    tutorial.hidden = true;
    remember("chancery.tutorial", "hidden");
    announce(t("page-steps-hidden"));
  });
  drawSteps();
}

/** Where the helpers act: the open channel, or the one its thread belongs to. */
function place() {
  const channel = store.channel(store.current);
  if (channel?.kind === "thread") return channel.parent_id ?? channel.id;
  return channel?.kind === "dm" ? undefined : channel?.id;
}

const fillIn = async () => (await api.act("fill", { as: store.me, channel: place() })).note;
const goOn = async (seen) => (await api.act("fast-forward", { as: store.me, channel: place(), phase: seen?.number })).note;

/** Finds the game in view and names it on the buttons. */
async function look() {
  const [as, where] = [store.me, place()];
  const { game } = await api.look("in-view", { as, channel: where });
  if (store.me === as && place() === where) drawInView(game);
  return game;
}

function drawInView(game) {
  const runs = game?.deadline_ms;
  fill(forward.querySelector("small"), runs
    ? pieces("page-forward-game", { game: game.game, phase: game.phase, when: timeElement(game.deadline_ms, "R") })
    : t("page-forward-none"));
  forward.title = runs ? t("page-forward-title") : "";
  vote.hidden = !game?.votes;
}

/** Before a deadline comes that others would miss: fill in for them first, or go on without. */
function offer(seen) {
  const line = el("li", { class: "offer" });
  const choose = (text, act) => el("button", { type: "button", class: "solid", text, on: { click: async () => {
    line.remove();
    forward.focus();
    await run(forward, t("page-forwarding"), act);
  } } });
  const first = choose(t("page-offer-fill"), async () => {
    keepNote(await fillIn());
    const now = await look();
    // Those who are all ready close the phase by themselves.
    return now?.number === seen.number ? goOn(now) : "";
  });
  line.append(el("p", { text: t("page-offer", { count: seen.missing }) }), first, choose(t("page-offer-go-on"), () => goOn(seen)),
    el("button", { type: "button", class: "as-link", text: t("page-cancel"), on: { click: () => { line.remove(); forward.focus(); } } }));
  notes.querySelector(".offer")?.remove();
  notes.prepend(line);
  first.focus();
  return "";
}

/** A helper button: busy while it works, its note kept below and read aloud. */
function wire(button, busyText, act) {
  button.addEventListener("click", () => run(button, busyText, act));
}

async function run(button, busyText, act) {
  if (button.getAttribute("aria-disabled") === "true") return;
  const label = button.querySelector(".helper-do");
  const idle = label.textContent;
  button.setAttribute("aria-disabled", "true");
  label.textContent = busyText;
  try {
    const note = await act();
    if (note) keepNote(note);
    store.emit("used-command", button.id);
  } catch (error) {
    keepNote(error.message, true);
  } finally {
    button.removeAttribute("aria-disabled");
    label.textContent = idle;
  }
}

function keepNote(text, bad = false) {
  notes.prepend(el("li", { class: bad ? "bad" : "" }, el("time", { text: momentLabel(clock.now()) }), " ", el("span", {}, line(text))));
  while (notes.children.length > 4) notes.lastChild.remove();
  notes.firstChild.scrollIntoView({ block: "nearest" });
  // On narrow screens the panel may be closed: the note also shows by itself.
  const closed = matchMedia("(max-width: 1079px)").matches && !document.getElementById("table").classList.contains("open");
  const said = plain(text, { user: (id) => store.userName(id), channel: (id) => store.channelName(id), time: (at, style) => formatTime(at * 1000, style) });
  if (closed) toast(said, bad ? "error" : "info");
  else announce(said);
}

// A first game, in order. What of it is done the server sees from the games themselves; it leaves out the rare
// steps that the game has no use for.
const STEPS = [
  { id: "create", key: "page-step-create", commands: { create: "game create" } },
  { id: "fill", key: "page-step-fill", commands: { join: "game join" } },
  { id: "start", key: "page-step-start", commands: { start: "gm start" } },
  { id: "look", key: "page-step-look", commands: { map: "map", help: "help", rules: "rules" } },
  { id: "order", key: "page-step-order", commands: { order: "order", orders: "orders" } },
  { id: "money", key: "page-step-money", commands: { balance: "credits balance" }, rare: true },
  { id: "ready", key: "page-step-ready", commands: {} },
  { id: "forward", key: "page-step-forward", commands: {} },
  { id: "why", key: "page-step-why", commands: { why: "why" } },
  { id: "year", key: "page-step-year", commands: { orders: "orders" } },
  { id: "end", key: "page-step-end", commands: { draw: "draw", abandon: "gm abandon" } },
];

const done = new Set();
let path = STEPS.filter((step) => !step.rare);
let asking = 0;

const stepText = ({ key, commands }) => pieces(key, Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, commandLink(command)])));

/** Asks again what is done and which game is in view, once things have settled. */
function stepsSoon() {
  clearTimeout(asking);
  asking = setTimeout(async () => {
    const as = store.me;
    if (!as) return;
    try {
      await look();
      const answer = await api.look("steps", { as });
      if (store.me !== as) return;
      // Once done is done: another game, or another person to speak as, does not begin it again.
      const before = done.size;
      path = STEPS.filter((step) => answer.steps.some(({ id }) => id === step.id));
      for (const step of answer.steps) if (step.done) done.add(step.id);
      drawSteps();
      if (path.every((step) => done.has(step.id)) && before < done.size) {
        remember("chancery.tutorial", "finished");
        announce(t("page-steps-finished"));
      }
    } catch {
      // The bot is still starting; the next event asks again.
    }
  }, 400);
}

let stepsShown = ""; // which steps stand there, and in which language

function drawSteps() {
  const next = path.find((step) => !done.has(step.id));
  // What is drawn again loses the focus of whoever is there by keyboard.
  const shown = [next?.id, path.length, ...done].join(" ") + t("page-step-next");
  if (shown === stepsShown) return;
  stepsShown = shown;
  fill(document.getElementById("next-step"), next ? [el("b", { text: `${t("page-step-next")} ` }), stepText(next)] : t("page-steps-finished"));
  fill(steps, path.map((step) => {
    const made = done.has(step.id);
    return el("li", { class: made ? "done" : step === next ? "next" : "", "aria-current": step === next ? "step" : undefined }, stepText(step), made ? el("span", { class: "sr", text: ` ${t("page-step-done")}` }) : null);
  }));
}

start();
