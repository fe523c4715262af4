import { setPreference } from "@topout/shared/platform";
import { beforeEach, describe, expect, test } from "vitest";

import { screens } from "../screens.ts";
import { frameBeforePaint, themeBeforePaint } from "./before-paint.ts";

const { dataset } = document.documentElement;
const themeColor = { light: "#f4f2ed", dark: "#121311" };

beforeEach(() => {
  delete dataset["theme"];
  delete dataset["frame"];
  localStorage.clear();
});

describe("before the first paint", () => {
  test.each(["light", "dark"] as const)("the document takes the chosen theme, %s", (theme) => {
    setPreference("theme", theme);

    themeBeforePaint(themeColor);

    expect(dataset["theme"]).toBe(theme);
  });

  test("the browser's own bars take the chosen theme's colour", () => {
    const meta = document.createElement("meta");
    Object.assign(meta, { name: "theme-color", content: themeColor.light });
    document.head.append(meta);
    setPreference("theme", "dark");

    themeBeforePaint(themeColor);

    expect(meta.content).toBe(themeColor.dark);
  });

  test("the document leaves the theme to the system", () => {
    setPreference("theme", "system");

    themeBeforePaint(themeColor);

    expect(dataset["theme"]).toBeUndefined();
  });

  test("the document minds no broken storage", () => {
    localStorage.setItem("topout.preferences", "{");

    expect(() => themeBeforePaint(themeColor)).not.toThrow();
  });

  test.each(screens.filter(({ path }) => path !== "*"))(
    "the document has the frame of $path",
    ({ path, frame }) => {
      history.replaceState(null, "", path);

      frameBeforePaint();

      expect(dataset["frame"] ?? "full").toBe(frame);
    },
  );
});
