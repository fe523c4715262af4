import { describe, expect, test } from "vitest";

import { FindableWords } from "./findable-words.ts";

const lines = Array.from({ length: 120 }, (_, row) => `P${row + 1}`);

function open() {
  const place = document.createElement("div");
  const words = new FindableWords(place, lines);
  /** What a search would find, by row. */
  const found = () => [...place.children].flatMap((group) => group.textContent.split("\n"));
  return { place, words, found };
}

describe("words for the browser's own search", () => {
  test("are a line for each row, and a hidden element for fifty", () => {
    const { place, found } = open();

    expect(found()).toEqual(lines);
    expect([...place.children].map((group) => group.getAttribute("hidden"))).toEqual(
      Array(3).fill("until-found"),
    );
  });

  test("leave out the rows that are there, at whose place nothing is said", () => {
    const { words, found } = open();

    words.silence([48, 49, 50]);
    expect(found()).toEqual(lines.with(48, "").with(49, "").with(50, ""));

    words.silence([110]);
    expect(found()).toEqual(lines.with(110, ""));
  });

  test("are hidden again after a search has shown them", () => {
    const { place, words } = open();
    const [, second] = place.children;
    second?.removeAttribute("hidden");

    words.silence([60]);

    expect(second).toHaveAttribute("hidden", "until-found");
  });
});
