// The right-hand side: the clock, the two helpers for playing alone, who one speaks as, first steps.

import { el, fill, icon } from "./dom.js";
import { api } from "./api.js";
import { clock, momentLabel } from "./clock.js";
import { store } from "./store.js";
import { avatar } from "./people.js";
import { commandLink, line } from "./prose.js";
import { plain } from "./markdown.js";
import { announce, toast } from "./notices.js";
import { pieces, t } from "./words.js";

const people = document.getElementById("people");
const languages = document.getElementById("languages");
const strip = document.getElementById("strip");
const notes = document.getElementById("notes");
const steps = document.getElementById("steps");

export function startTable() {
  wire(document.getElementById("forward"), t("page-forwarding"), async () => {
    const answer = await api.fastForward();
    if (answer.now_ms) clock.set(answer.now_ms);
    return answer.note;
  });
  wire(document.getElementById("fill"), t("page-filling"), async () => {
    const channel = store.channel(store.current);
    return (await api.fillIn(store.me, channel?.kind === "dm" ? undefined : channel?.id)).note;
  });
  store.on("people", drawPeople);
  store.on("used-command", stepsSoon);
  store.on("people", stepsSoon);
  store.on("happened", stepsSoon);
  drawSteps();
  document.addEventListener("keydown", (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || !/^Digit[1-9]$/.test(event.code)) return;
    const person = store.people[Number(event.code.slice(5)) - 1];
    if (!person) return;
    event.preventDefault();
    store.emit("speak-as", person.id);
  });
}

/** A helper button: busy while it works, its note kept below and read aloud. */
function wire(button, busyText, act) {
  const label = button.querySelector(".helper-do");
  const idle = label.textContent;
  button.addEventListener("click", async () => {
    if (button.getAttribute("aria-disabled") === "true") return;
    button.setAttribute("aria-disabled", "true");
    label.textContent = busyText;
    try {
      keepNote((await act()) || t("page-helped"));
      store.emit("used-command", button.id);
    } catch (error) {
      keepNote(error.message, true);
    } finally {
      button.removeAttribute("aria-disabled");
      label.textContent = idle;
    }
  });
}

function keepNote(text, bad = false) {
  notes.prepend(el("li", { class: bad ? "bad" : "" }, el("time", { text: momentLabel(clock.now()) }), " ", el("span", {}, line(text))));
  while (notes.children.length > 4) notes.lastChild.remove();
  // On narrow screens the panel may be closed: the note also shows by itself.
  const closed = matchMedia("(max-width: 1079px)").matches && !document.getElementById("table").classList.contains("open");
  const said = plain(text, { user: (id) => store.userName(id), channel: (id) => store.channelName(id) });
  if (closed) toast(said, bad ? "error" : "info");
  else announce(said);
}

function drawPeople() {
  drawLanguages();
  fill(people, store.people.map((person, n) => el("li", {}, speakButton(person, n, "m"))));
  fill(strip, store.people.map((person, n) => speakButton(person, n, "s")));
}

/** What Discord is set to: for the person one speaks as, and for the server. */
function drawLanguages() {
  const person = store.person(store.me);
  const guild = store.guilds[0];
  fill(languages,
    person ? languageChoice("page-language", person, (locale) => api.speakIn(store.me, locale)) : null,
    person?.is_admin && guild ? languageChoice("page-language-server", guild, (locale) => api.speakIn(store.me, locale, guild.id)) : null,
    person?.is_admin && guild ? botDoor(guild) : null);
}

function languageChoice(label, of, set) {
  const options = store.languages.map((language) => el("option", { value: language.id, text: language.name, selected: language.id === of.locale }));
  return el("label", {}, el("span", { text: t(label) }), el("select", { on: { change: async (event) => {
    try {
      await set(event.target.value);
      of.locale = event.target.value;
    } catch (error) {
      toast(error.message, "error");
      drawLanguages();
    }
  } } }, options));
}

/** Who manages the server puts the bot out of it, and invites it back. */
function botDoor(guild) {
  const here = guild.bot_here !== false;
  return el("button", { type: "button", class: "as-link bot-door", text: t(here ? "page-bot-remove" : "page-bot-invite"), on: { click: async () => {
    try {
      await api.botHere(store.me, guild.id, !here);
      guild.bot_here = !here;
      announce(t(here ? "page-bot-removed" : "page-bot-invited"));
    } catch (error) {
      toast(error.message, "error");
    }
    drawLanguages();
  } } });
}

function speakButton(person, n, size) {
  const here = person.id === store.me;
  return el("button", {
    type: "button", class: `person ${here ? "person-here" : ""}`, data: { person: person.id },
    title: t("page-speak-as-key", { name: person.name, key: n + 1 }), aria: { pressed: here },
    on: { click: () => store.emit("speak-as", person.id) },
  }, avatar(person, size), el("span", { class: "sr", text: `${t("page-speak-as")} ` }), el("span", { class: "person-name", text: person.name }),
  person.is_admin ? el("span", { class: "admin", title: t("page-may-manage") }, icon("key", 12), el("span", { class: "sr", text: t("page-may-manage-too") })) : null);
}

// A first game, in order. What of it is done the server sees from the games themselves.
const STEPS = [
  { id: "create", key: "page-step-create", commands: { create: "game create" } },
  { id: "fill", key: "page-step-fill", commands: { join: "game join" } },
  { id: "start", key: "page-step-start", commands: { start: "gm start" } },
  { id: "look", key: "page-step-look", commands: { map: "map", help: "help", rules: "rules" } },
  { id: "order", key: "page-step-order", commands: { order: "order", orders: "orders" } },
  { id: "forward", key: "page-step-forward", commands: {} },
  { id: "why", key: "page-step-why", commands: { why: "why" } },
  { id: "year", key: "page-step-year", commands: { orders: "orders" } },
  { id: "end", key: "page-step-end", commands: { draw: "draw", abandon: "gm abandon" } },
];

let done = new Set();
let asking = 0;

const stepText = ({ key, commands }) => pieces(key, Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, commandLink(command)])));

/** Asks anew what is done, once things have settled. */
export function stepsSoon() {
  clearTimeout(asking);
  asking = setTimeout(async () => {
    const as = store.me;
    if (!as) return;
    try {
      const answer = await api.steps(as);
      if (store.me !== as) return;
      const fresh = new Set(answer.steps.filter((step) => step.done).map((step) => step.id));
      const more = [...fresh].some((id) => !done.has(id)) && done.size > 0;
      done = fresh;
      drawSteps();
      if (more && done.size === STEPS.length) announce(t("page-steps-finished"));
    } catch {
      // The bot is still starting; the next event asks again.
    }
  }, 400);
}

function drawSteps() {
  const next = STEPS.find((step) => !done.has(step.id));
  fill(steps, STEPS.map((step) => {
    const made = done.has(step.id);
    return el("li", { class: made ? "done" : step === next ? "next" : "", "aria-current": step === next ? "step" : undefined }, stepText(step), made ? el("span", { class: "sr", text: ` ${t("page-step-done")}` }) : null);
  }), next ? null : el("li", { class: "done finished" }, t("page-steps-finished")));
}

/** The same steps for an empty channel. */
export function welcome() {
  return el("div", { class: "welcome" },
    el("h2", { text: t("page-welcome") }),
    el("p", { text: t("page-welcome-text") }),
    el("ol", {}, STEPS.slice(0, 6).map((step) => el("li", {}, stepText(step)))));
}
