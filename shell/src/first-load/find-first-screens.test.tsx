import { describe, expect, test } from "vitest";

import { findFirstOverlay } from "./find-first-screens.ts";

/** Adds what the server has written into the document. */
function addMeta(name: string, content: string): void {
  const meta = document.createElement("meta");
  Object.assign(meta, { name, content });
  document.head.append(meta);
}

/** Opens the link in a document that contains the route, if there is one. */
function open(url: string, { linkedRoute = "", photoVersion = "" } = {}) {
  document.head.querySelectorAll("meta").forEach((meta) => meta.remove());
  addMeta("linked-route", linkedRoute);
  addMeta("photo-version", photoVersion);
  history.replaceState(null, "", url);
  return findFirstOverlay()?.params;
}

describe("findFirstOverlay", () => {
  test("finds the route of the search parameter, with or without a photo", () => {
    expect(open("/feed?route=r1", { linkedRoute: "r1", photoVersion: "4" })).toEqual({
      route: "r1",
      photoVersion: "4",
    });
    expect(open("/feed?route=r1")).toEqual({ route: "r1" });
  });

  test("finds the route of a label that the server has written", () => {
    expect(open("/r/BBCDFG", { linkedRoute: "r1", photoVersion: "4" })).toEqual({
      route: "r1",
      photoVersion: "4",
    });
  });

  test("finds nothing for another label, or another link", () => {
    expect(open("/r/BBCDFG")).toBeUndefined();
    expect(open("/feed")).toBeUndefined();
  });
});
