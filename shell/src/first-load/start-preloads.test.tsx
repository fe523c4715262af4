import { beforeEach, expect, test } from "vitest";

import { startPreloads } from "./start-preloads.ts";

const listPreloads = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]"), (link) =>
    link.getAttribute("href"),
  );

beforeEach(() => {
  document.head.innerHTML = ["libraries", "app", "entry"]
    .map((name) => `<link data-rel="modulepreload" href="/assets/${name}.js">`)
    .join("");
});

test("nothing is preloaded until startPreloads", () => {
  expect(listPreloads()).toEqual([]);
});

test("startPreloads starts the first links, and then the others", () => {
  startPreloads({ limit: 1 });
  expect(listPreloads()).toEqual(["/assets/libraries.js"]);

  startPreloads({ priority: "low" });
  expect(listPreloads()).toEqual(["/assets/libraries.js", "/assets/app.js", "/assets/entry.js"]);
  const priorities = Array.from(document.querySelectorAll("link"), (link) => link.fetchPriority);
  expect(priorities).toEqual(["auto", "low", "low"]);
});

test("a link that has started does not count", () => {
  startPreloads({ limit: 1 });
  startPreloads({ limit: 1 });

  expect(listPreloads()).toEqual(["/assets/libraries.js", "/assets/app.js"]);
});
