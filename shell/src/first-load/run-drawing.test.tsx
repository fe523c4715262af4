import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { runDrawing } from "./run-drawing.ts";

/** A module runs once for each URL. */
const createDrawing = () =>
  `data:text/javascript,globalThis.document.body.append("drawn")//${crypto.randomUUID()}`;
const createRemote = (integrity: Readonly<Record<string, string>>) => ({
  version: "1.0.0",
  contract: 1,
  entry: "/remoteEntry.js",
  preload: [],
  integrity,
});
const getLink = () => document.head.querySelector("link");

/** Runs a listed drawing whose preload ends with the event. */
async function runListed(event: "load" | "error"): Promise<void> {
  const drawing = createDrawing();
  const run = runDrawing(drawing, createRemote({ [drawing]: "sha384-drawing" }));
  expect(document.body).toBeEmptyDOMElement();
  getLink()?.dispatchEvent(new Event(event));
  await run;
}

beforeEach(() => {
  vi.spyOn(DOMTokenList.prototype, "supports").mockReturnValue(true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe("runDrawing", () => {
  test("runs the script after the browser has loaded it with its hash", async () => {
    await runListed("load");

    expect(getLink()).toHaveProperty("integrity", "sha384-drawing");
    expect(document.body).toHaveTextContent("drawn");
  });

  test("runs no script that is missing or has another hash", async () => {
    await runListed("error");

    expect(document.body).toBeEmptyDOMElement();
  });

  test("resolves when the script has drawn, or after five seconds", async () => {
    vi.useFakeTimers();
    const drawing = `data:text/javascript,await new Promise(() => undefined)//${crypto.randomUUID()}`;
    const onDrawn = vi.fn<() => void>();
    void runDrawing(drawing, createRemote({ [drawing]: "sha384-drawing" })).then(onDrawn);
    getLink()?.dispatchEvent(new Event("load"));

    await vi.advanceTimersByTimeAsync(4_999);
    expect(onDrawn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onDrawn).toHaveBeenCalled();
  });

  test("runs no script that the release does not list", async () => {
    await runDrawing(createDrawing(), createRemote({}));

    expect(getLink()).toBeNull();
    expect(document.body).toBeEmptyDOMElement();
  });
});
