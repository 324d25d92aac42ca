// The right-hand side: the clock, who one speaks as, and the languages Discord is set to.

import { el, fill, icon } from "./dom.js";
import { api } from "./api.js";
import { store } from "./store.js";
import { avatar } from "./people.js";
import { announce, toast } from "./notices.js";
import { t } from "./words.js";

const people = document.getElementById("people");
const languages = document.getElementById("languages");
const strip = document.getElementById("strip");

export function startTable() {
  store.on("people", drawPeople);
  document.addEventListener("keydown", (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || !/^Digit[1-9]$/.test(event.code)) return;
    const person = store.people[Number(event.code.slice(5)) - 1];
    if (!person) return;
    event.preventDefault();
    store.emit("speak-as", person.id);
  });
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
    title: n < 9 ? t("page-speak-as-key", { name: person.name, key: n + 1 }) : undefined, aria: { pressed: here },
    on: { click: () => store.emit("speak-as", person.id) },
  }, avatar(person, size), el("span", { class: "sr", text: `${t("page-speak-as")} ` }), el("span", { class: "person-name", text: person.name }),
  person.is_admin ? el("span", { class: "admin", title: t("page-may-manage") }, icon("key", 12), el("span", { class: "sr", text: t("page-may-manage-too") })) : null);
}

/** What an empty channel says; the host's own script may add to it. */
export function welcome() {
  const node = el("div", { class: "welcome" }, el("h2", { text: t("page-welcome") }), el("p", { text: t("page-welcome-text") }));
  store.emit("welcome", node);
  return node;
}
