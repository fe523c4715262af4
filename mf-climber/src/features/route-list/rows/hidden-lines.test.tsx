import { describe, expect, test } from "vitest";

import { HiddenLines } from "./hidden-lines.ts";

const lines = Array.from({ length: 120 }, (_, row) => `P${row + 1}`);

function createHiddenLines() {
  const container = document.createElement("div");
  const hiddenLines = new HiddenLines(container, lines);
  const getLines = () => [...container.children].flatMap((group) => group.textContent.split("\n"));
  return { container, hiddenLines, getLines };
}

describe("HiddenLines", () => {
  test("adds one line per row and one element per fifty rows", () => {
    const { container, getLines } = createHiddenLines();

    expect(getLines()).toEqual(lines);
    expect([...container.children].map((group) => group.getAttribute("hidden"))).toEqual(
      Array(3).fill("until-found"),
    );
  });

  test("empties the lines of rendered rows", () => {
    const { hiddenLines, getLines } = createHiddenLines();

    hiddenLines.exclude([48, 49, 50]);
    expect(getLines()).toEqual(lines.with(48, "").with(49, "").with(50, ""));

    hiddenLines.exclude([110]);
    expect(getLines()).toEqual(lines.with(110, ""));
  });

  test("hides lines again after a search has revealed them", () => {
    const { container, hiddenLines } = createHiddenLines();
    const [, second] = container.children;
    second?.removeAttribute("hidden");

    hiddenLines.exclude([60]);

    expect(second).toHaveAttribute("hidden", "until-found");
  });
});
