import { setPreference } from "@topout/shared/platform";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { screens } from "../screens.ts";
import { applyFrame, applyTheme, recordEarlyClick } from "./before-paint.ts";
import { framePatterns } from "./frame-patterns.ts";

const { dataset } = document.documentElement;
const themeColor = { light: "#f4f2ed", dark: "#121311" };

const applyFrameAt = (path: string) => {
  history.replaceState(null, "", path);
  applyFrame(framePatterns);
  return dataset["frame"] ?? "full";
};

beforeEach(() => {
  delete dataset["theme"];
  delete dataset["frame"];
  delete dataset["skeleton"];
  delete dataset["earlyClick"];
  localStorage.clear();
});

describe("applyTheme", () => {
  test.each(["light", "dark"] as const)("sets the chosen theme, %s", (theme) => {
    setPreference("theme", theme);

    applyTheme(themeColor);

    expect(dataset["theme"]).toBe(theme);
  });

  test("sets the colour of the browser's toolbar", () => {
    const meta = document.createElement("meta");
    Object.assign(meta, { name: "theme-color", content: themeColor.light });
    document.head.append(meta);
    onTestFinished(() => meta.remove());
    setPreference("theme", "dark");

    applyTheme(themeColor);

    expect(meta.content).toBe(themeColor.dark);
  });

  test("sets nothing for the system's theme", () => {
    setPreference("theme", "system");

    applyTheme(themeColor);

    expect(dataset["theme"]).toBeUndefined();
  });

  test("ignores an invalid stored value", () => {
    localStorage.setItem("topout.preferences", "{");

    expect(() => applyTheme(themeColor)).not.toThrow();
  });
});

describe("applyFrame", () => {
  test.each(screens.filter(({ path }) => path !== "*"))("sets the frame of $path", (screen) => {
    expect(applyFrameAt(screen.path)).toBe(screen.frame);
  });

  test.each([
    ["/route_setting/", "gym"],
    ["/Login", "bare"],
    ["/verify/a.b.c/", "bare"],
    ["/verify", "full"],
    ["/login/more", "full"],
  ])("sets the frame of %s to %s, like the router", (path, frame) => {
    expect(applyFrameAt(path)).toBe(frame);
  });
});

describe("the skeleton of the first screen", () => {
  test.each([
    ["/", "map"],
    ["/feed/", "cards"],
    ["/settings", undefined],
    ["/login", undefined],
  ])("of %s is %s", (path, skeleton) => {
    applyFrameAt(path);

    expect(dataset["skeleton"]).toBe(skeleton);
  });
});

describe("recordEarlyClick", () => {
  recordEarlyClick();

  const clickIn = (frame: string) => {
    document.body.innerHTML = `<button aria-label="Log a climb"></button>${frame}`;
    document.querySelector("button")?.click();
    return dataset["earlyClick"];
  };

  test("records a click on the static frame, but none after the first render", () => {
    expect(clickIn("<main></main>")).toBeUndefined();
    expect(clickIn("<main data-static></main>")).toBe("Log a climb");
  });
});
