import { setPreference } from "@topout/shared/platform";
import { beforeEach, describe, expect, test } from "vitest";

import { screens } from "../screens.ts";
import { beforePaint } from "./before-paint.ts";

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset["theme"];
  delete dataset["frame"];
  localStorage.clear();
});

describe("before the first paint", () => {
  test.each(["light", "dark"] as const)("the document takes the chosen theme, %s", (theme) => {
    setPreference("theme", theme);

    beforePaint();

    expect(dataset["theme"]).toBe(theme);
  });

  test("the document leaves the theme to the system", () => {
    setPreference("theme", "system");

    beforePaint();

    expect(dataset["theme"]).toBeUndefined();
  });

  test("the document minds no broken storage", () => {
    localStorage.setItem("topout.preferences", "{");

    expect(beforePaint).not.toThrow();
  });

  test.each(screens.filter(({ path }) => path !== "*"))(
    "the document has the frame of $path",
    ({ path, frame }) => {
      history.replaceState(null, "", path);

      beforePaint();

      expect(dataset["frame"] ?? "full").toBe(frame);
    },
  );
});
