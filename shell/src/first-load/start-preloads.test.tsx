import { beforeEach, expect, test } from "vitest";

import { startPreloads } from "./start-preloads.ts";

const listPreloads = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]"), (link) =>
    link.getAttribute("href"),
  );

beforeEach(() => {
  for (const name of ["libraries", "app", "entry"]) {
    const link = document.createElement("link");
    link.dataset["rel"] = "modulepreload";
    link.href = `/assets/${name}.js`;
    document.head.append(link);
  }
});

test("nothing is preloaded until startPreloads", () => {
  expect(listPreloads()).toEqual([]);
});

test("startPreloads starts the first links, and then the others behind data and images", () => {
  startPreloads(1, "auto");
  expect(listPreloads()).toEqual(["/assets/libraries.js"]);

  startPreloads(Infinity, "low");
  expect(listPreloads()).toEqual(["/assets/libraries.js", "/assets/app.js", "/assets/entry.js"]);
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  expect(Array.from(links, (link) => link.fetchPriority)).toEqual(["auto", "low", "low"]);
});

test("a link that has started does not count", () => {
  startPreloads(1, "auto");
  startPreloads(1, "auto");

  expect(listPreloads()).toEqual(["/assets/libraries.js", "/assets/app.js"]);
});
