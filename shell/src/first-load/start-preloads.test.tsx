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

test("startPreloads starts all of them in their order, behind data and images", () => {
  startPreloads();

  expect(listPreloads()).toEqual(["/assets/libraries.js", "/assets/app.js", "/assets/entry.js"]);
  const priorities = Array.from(document.querySelectorAll("link"), (link) => link.fetchPriority);
  expect(priorities).toEqual(["low", "low", "low"]);
});
