// Pictures and files of a message, and the viewer that shows a picture whole.

import { el, fill, icon } from "./dom.js";
import { fitted, rows } from "./mosaic.js";
import { t } from "./words.js";

/** Where a file of the stand-in is, seen from this page, whatever host name its address was given with. */
export function localUrl(address) {
  try {
    const url = new URL(address, location.href);
    if (url.pathname.startsWith("/attachments/")) return url.pathname + url.search;
    return /^https?:$/.test(url.protocol) ? url.href : "";
  } catch {
    return "";
  }
}

const isImage = (file) => (file.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(file.filename ?? "");

/** Everything attached to a message except what its embeds already show. */
export function attachments(message) {
  const inEmbeds = new Set((message.embeds ?? []).flatMap((e) => [e.image?.url, e.thumbnail?.url]).filter(Boolean).map(baseName));
  const files = (message.attachments ?? []).filter((file) => !inEmbeds.has(baseName(file.url ?? "")) && !inEmbeds.has(file.filename));
  if (!files.length) return null;
  const pictures = files.filter(isImage).map(({ url, width, height, description, filename }) => ({ url, width, height, alt: description, name: filename }));
  return el("div", { class: "files" }, pictures.length > 1 ? mosaic(pictures) : pictures.map(picture), files.filter((file) => !isImage(file)).map(fileLink));
}

/** Two pictures or more: tiles cut to fit, as Discord shows them, and below what each of them says. */
function mosaic(pictures) {
  const left = [...pictures];
  const tiles = rows(pictures.length).map(([kind, count]) => el("div", { class: `tiles tiles-${kind}` }, left.splice(0, count).map(tile)));
  const said = pictures.filter((one) => one.alt).map((one) => el("p", { text: one.alt }));
  return el("figure", { class: "figure" }, el("div", { class: "mosaic" }, tiles), said.length ? description(said) : null);
}

const description = (said) => el("details", { class: "alt" }, el("summary", { text: t("page-description") }), said);

const baseName = (address) => String(address).split(/[?#]/)[0].split("/").pop();

/** A picture as a button that opens the viewer. */
function tile({ url, width, height, alt, name }) {
  const src = localUrl(url);
  const text = alt || name || t("page-picture");
  const img = el("img", { src, alt: text, loading: "lazy", decoding: "async", width: width || undefined, height: height || undefined });
  const button = el("button", { type: "button", class: "picture", title: t("page-picture-full"), on: { click: () => openViewer(src, text) } }, img);
  img.addEventListener("error", () => button.replaceWith(el("p", { class: "quiet", text: t("page-picture-lost", { text }) })));
  return button;
}

/** A picture by itself, with what it says below. */
export function picture({ small = false, ...of }) {
  const button = tile(of);
  const { width, height, alt } = of;
  if (small) button.classList.add("picture-small");
  // The place is kept before the picture is there, so that nothing jumps.
  else if (width && height) button.style.setProperty("--wide", `${fitted(width, height)}px`);
  if (small || !alt) return button;
  return el("figure", { class: "figure" }, button, description(el("p", { text: alt })));
}

function fileLink(file) {
  const kb = file.size > 1023 ? t("page-size-kb", { count: Math.round(file.size / 1024) }) : t("page-size-b", { count: file.size ?? 0 });
  return el("a", { class: "file", href: localUrl(file.url), download: file.filename, target: "_blank", rel: "noopener" },
    icon("file", 22), el("span", {}, el("span", { class: "file-name", text: file.filename }), el("span", { class: "quiet", text: [kb, file.description].filter(Boolean).join(" · ") })));
}

const dialog = document.getElementById("viewer");

/** Shows a picture whole; a press on it shows that spot at full size. */
function openViewer(src, alt) {
  const img = el("img", { src, alt, draggable: "false" });
  const pane = el("div", { class: "viewer-pane", tabindex: "0", role: "group", aria: { label: t("page-picture-move") } }, img);
  const size = el("button", { type: "button", class: "solid", on: { click: () => setFit(!pane.classList.contains("fit")) } });
  const setFit = (fit, point) => {
    pane.classList.toggle("fit", fit);
    size.textContent = t(fit ? "page-full-size" : "page-fit-window");
    if (!fit && point) centre(point);
  };
  const centre = ({ x, y }) => {
    pane.scrollLeft = x * pane.scrollWidth - pane.clientWidth / 2;
    pane.scrollTop = y * pane.scrollHeight - pane.clientHeight / 2;
  };
  img.addEventListener("load", () => {
    size.hidden = img.naturalWidth <= pane.clientWidth && img.naturalHeight <= pane.clientHeight;
  });
  drag(pane, (e) => {
    const box = img.getBoundingClientRect();
    setFit(!pane.classList.contains("fit"), { x: (e.clientX - box.left) / box.width, y: (e.clientY - box.top) / box.height });
  });
  fill(dialog,
    el("div", { class: "viewer-bar" }, el("p", { class: "viewer-alt", text: alt }), size,
      el("button", { type: "button", class: "solid", on: { click: () => dialog.close() } }, t("page-close"))),
    pane);
  setFit(true);
  dialog.showModal();
  pane.focus();
}

/** Drag to move; a press without a drag calls `onTap`. */
function drag(pane, onTap) {
  let start = null;
  pane.addEventListener("pointerdown", (e) => {
    if (e.pointerType !== "mouse" || e.button !== 0 || e.target === pane) return;
    start = { x: e.clientX, y: e.clientY, left: pane.scrollLeft, top: pane.scrollTop, moved: false };
    pane.setPointerCapture(e.pointerId);
  });
  pane.addEventListener("pointermove", (e) => {
    if (!start) return;
    if (Math.hypot(e.clientX - start.x, e.clientY - start.y) > 4) start.moved = true;
    pane.scrollLeft = start.left - (e.clientX - start.x);
    pane.scrollTop = start.top - (e.clientY - start.y);
  });
  pane.addEventListener("pointerup", (e) => {
    if (start && !start.moved) onTap(e);
    start = null;
  });
  pane.addEventListener("pointercancel", () => { start = null; });
  pane.addEventListener("click", (e) => {
    if (e.target === pane) dialog.close();
  });
}
