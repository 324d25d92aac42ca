// Embeds: the framed cards of a message.

import { el } from "./dom.js";
import { anchor, line, prose } from "./prose.js";
import { picture, localUrl } from "./media.js";
import { momentLabel } from "./clock.js";

/** One embed of `message` (attachment:// addresses are looked up among its files). */
export function embed(data, message) {
  const src = (media) => resolve(media?.url, message);
  const card = el("article", { class: "embed" });
  if (Number.isInteger(data.color)) card.style.setProperty("--bar", `#${data.color.toString(16).padStart(6, "0").slice(-6)}`);
  const body = el("div", { class: "embed-body" });
  card.append(body);
  if (data.author?.name) {
    const icon = data.author.icon_url ? el("img", { class: "embed-icon", src: localUrl(data.author.icon_url), alt: "" }) : null;
    body.append(el("p", { class: "embed-author" }, icon, data.author.url ? anchor(data.author.url, line(data.author.name)) : data.author.name));
  }
  if (data.title) body.append(el("h3", { class: "embed-title" }, data.url ? anchor(data.url, line(data.title)) : line(data.title)));
  if (data.description) body.append(prose(data.description));
  if (data.fields?.length) body.append(fields(data.fields));
  if (data.thumbnail?.url) {
    card.classList.add("has-thumb");
    card.append(picture({ ...sized(data.thumbnail), url: src(data.thumbnail), alt: altOf(data.thumbnail, message), small: true }));
  }
  if (data.image?.url) card.classList.add("has-image");
  if (data.image?.url) card.append(el("div", { class: "embed-image" }, picture({ ...sized(data.image), url: src(data.image), alt: altOf(data.image, message) })));
  const foot = [data.footer?.text, data.timestamp ? momentLabel(Date.parse(data.timestamp)) : null].filter(Boolean);
  if (foot.length) card.append(el("p", { class: "embed-foot", text: foot.join(" · ") }));
  return card;
}

// Runs of inline fields share rows of up to three; the others take a row each.
function fields(list) {
  return el("dl", { class: "embed-fields" }, list.map((field) =>
    el("div", { class: field.inline ? "field-inline" : "field-wide" }, el("dt", {}, line(field.name)), el("dd", {}, prose(field.value)))));
}

function fileOf(address, message) {
  const name = /^attachment:\/\/(.+)$/.exec(address ?? "")?.[1] ?? String(address ?? "").split(/[?#]/)[0].split("/").pop();
  return (message.attachments ?? []).find((file) => file.filename === name);
}

function resolve(address, message) {
  return address?.startsWith("attachment://") ? fileOf(address, message)?.url ?? "" : address;
}

const altOf = (media, message) => media.description ?? fileOf(media.url, message)?.description ?? "";
const sized = ({ width, height }) => ({ width, height });
