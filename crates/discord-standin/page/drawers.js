// At narrow widths the places and the table slide in from the sides. One is open at a time; the
// closed ones are inert, so that neither Tab nor a screen reader strays into them.

const sides = {
  places: { panel: document.getElementById("sidebar"), button: document.getElementById("open-places"), narrow: matchMedia("(max-width: 759px)") },
  table: { panel: document.getElementById("table"), button: document.getElementById("open-table"), narrow: matchMedia("(max-width: 1079px)") },
};
const shade = document.getElementById("shade");
let open = null;

export function startDrawers() {
  for (const [name, side] of Object.entries(sides)) {
    side.button.addEventListener("click", () => set(open === name ? null : name));
    side.narrow.addEventListener("change", () => set(null));
    side.panel.querySelector(".drawer-close").addEventListener("click", () => set(null));
  }
  shade.addEventListener("click", () => set(null));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && open && !event.defaultPrevented) set(null);
  });
  set(null);
}

export const closeDrawers = () => {
  if (open) set(null);
};

function set(name) {
  const before = open;
  open = name;
  for (const [key, { panel, button, narrow }] of Object.entries(sides)) {
    const on = key === name;
    panel.classList.toggle("open", on);
    panel.inert = narrow.matches && !on;
    button.setAttribute("aria-expanded", String(on));
  }
  shade.hidden = !name;
  if (name) sides[name].panel.querySelector("button, [tabindex]")?.focus();
  else if (before && sides[before].narrow.matches) sides[before].button.focus();
}
