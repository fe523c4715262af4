import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { waitForImage } from "./wait-for-image.ts";

/** An element with an image that loads. */
function createElement() {
  const element = document.createElement("div");
  const image = document.createElement("img");
  Object.defineProperty(image, "complete", { value: false });
  element.append(image);
  return { element, image };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function isDone(waiting: Promise<void>) {
  let done = false;
  void waiting.then(() => (done = true));
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

test.each(["load", "error"])("waits for the %s event of the image", async (type) => {
  const { element, image } = createElement();
  const waiting = waitForImage(element);
  expect(await isDone(waiting)).toBe(false);

  image.dispatchEvent(new Event(type));

  expect(await isDone(waiting)).toBe(true);
});

test("does not wait for a slow image", async () => {
  const waiting = waitForImage(createElement().element);

  await vi.advanceTimersByTimeAsync(3_000);

  expect(await isDone(waiting)).toBe(true);
});

test.each([undefined, document.createElement("div")])(
  "waits for nothing in %s",
  async (element) => {
    expect(await isDone(waitForImage(element))).toBe(true);
  },
);
