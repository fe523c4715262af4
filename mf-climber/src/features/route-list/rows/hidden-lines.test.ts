import { describe, expect, test } from "vitest";

import { HiddenLines } from "./hidden-lines.ts";

const lines = Array.from({ length: 120 }, (_, row) => `P${row + 1}`);

function createHiddenLines() {
  const container = document.createElement("div");
  const hiddenLines = new HiddenLines(container, lines);
  const getText = () => [...container.children].flatMap((group) => group.textContent.split("\n"));
  return { container, hiddenLines, getText };
}

describe("hidden lines", () => {
  test("have one line per row and one element per fifty rows", () => {
    const { container, getText } = createHiddenLines();

    expect(getText()).toEqual(lines);
    expect([...container.children].map((group) => group.getAttribute("hidden"))).toEqual(
      Array(3).fill("until-found"),
    );
  });

  test("are empty for rendered rows", () => {
    const { hiddenLines, getText } = createHiddenLines();

    hiddenLines.exclude([48, 49, 50]);
    expect(getText()).toEqual(lines.with(48, "").with(49, "").with(50, ""));

    hiddenLines.exclude([110]);
    expect(getText()).toEqual(lines.with(110, ""));
  });

  test("are hidden again after a search has revealed them", () => {
    const { container, hiddenLines } = createHiddenLines();
    const [, second] = container.children;
    second?.removeAttribute("hidden");

    hiddenLines.exclude([60]);

    expect(second).toHaveAttribute("hidden", "until-found");
  });
});
