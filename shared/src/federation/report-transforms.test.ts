import { afterEach, expect, test, vi } from "vitest";

import { reportTransforms } from "./report-transforms.ts";

/** Returns a function that transforms modules, and the lines that the plugin has printed. */
function startDevServer() {
  const info = vi.fn<(line: string) => void>();
  const plugin = reportTransforms();
  plugin.configResolved({ logger: { info } });
  const transform = (count: number) => {
    for (let index = 0; index < count; index += 1) plugin.transform();
  };
  return { transform, getLines: () => info.mock.calls.flat() };
}

afterEach(() => {
  vi.useRealTimers();
});

test("prints the number of transformed modules every two seconds", () => {
  vi.useFakeTimers();
  const { transform, getLines } = startDevServer();

  transform(30);
  transform(20);
  vi.advanceTimersByTime(2_000);
  expect(getLines()).toEqual(["50 modules transformed"]);

  transform(100);
  vi.advanceTimersByTime(2_000);
  expect(getLines()).toEqual(["50 modules transformed", "150 modules transformed"]);
});

test("prints nothing after an edit", () => {
  vi.useFakeTimers();
  const { transform, getLines } = startDevServer();

  transform(3);
  vi.advanceTimersByTime(10_000);
  expect(getLines()).toEqual([]);
});
