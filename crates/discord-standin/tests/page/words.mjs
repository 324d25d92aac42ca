// The catalogue for tests of the page's modules, which have no page: plain texts only.
import { readFileSync } from "node:fs";
import { learn } from "../../page/words.js";

const text = readFileSync(new URL("../../words/en.ftl", import.meta.url), "utf8");
learn(Object.fromEntries([...text.matchAll(/^(page-[a-z-]+) = (.+)$/gm)].map((m) => [m[1], m[2]])));
