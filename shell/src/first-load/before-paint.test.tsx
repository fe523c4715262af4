import { setPreference, setVerificationEmail } from "@topout/shared/platform";
import { themeColor } from "@topout/shared/theme";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { screens } from "../screens.ts";
import { BANNER_KEY } from "../frame/banner-space.ts";
import { applyFrame } from "./apply-frame.ts";
import { applyTheme } from "./apply-theme.ts";
import { reserveBanner } from "./reserve-banner.ts";

const { dataset } = document.documentElement;

const applyFrameAt = (path: string) => {
  history.replaceState(null, "", path);
  applyFrame();
  return dataset["frame"] ?? "full";
};

beforeEach(() => {
  delete dataset["theme"];
  delete dataset["frame"];
  localStorage.clear();
});

describe("applyTheme", () => {
  test.each(["light", "dark"] as const)("sets the chosen theme, %s", (theme) => {
    setPreference("theme", theme);

    applyTheme();

    expect(dataset["theme"]).toBe(theme);
  });

  test("sets the colour of the browser's toolbar", () => {
    const meta = document.createElement("meta");
    Object.assign(meta, { name: "theme-color", content: themeColor.light });
    document.head.append(meta);
    onTestFinished(() => meta.remove());
    setPreference("theme", "dark");

    applyTheme();

    expect(meta.content).toBe(themeColor.dark);
  });

  test("sets nothing for the system's theme", () => {
    setPreference("theme", "system");

    applyTheme();

    expect(dataset["theme"]).toBeUndefined();
  });

  test("ignores an invalid stored value", () => {
    localStorage.setItem("topout.preferences", "{");

    expect(() => applyTheme()).not.toThrow();
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

describe("reserveBanner", () => {
  const { style } = document.documentElement;
  const getHeight = () => style.getPropertyValue("--banner");

  beforeEach(() => {
    delete dataset["banner"];
    style.removeProperty("--banner");
    sessionStorage.clear();
  });

  test("reserves the height of the last visit", () => {
    localStorage.setItem(BANNER_KEY, "90");

    reserveBanner();

    expect(dataset["banner"]).toBe("");
    expect(getHeight()).toBe("90px");
  });

  test.each(["0", "invalid"])("reserves the usual height if the stored height is %s", (height) => {
    localStorage.setItem(BANNER_KEY, height);

    reserveBanner();

    expect(dataset["banner"]).toBe("");
    expect(getHeight()).toBe("");
  });

  test("reserves nothing for a visitor or a verified user", () => {
    reserveBanner();

    expect(dataset["banner"]).toBeUndefined();
  });

  test("reserves nothing after an email has been sent in this tab", () => {
    localStorage.setItem(BANNER_KEY, "90");
    setVerificationEmail("ada@topout.example");

    reserveBanner();

    expect(dataset["banner"]).toBeUndefined();
    expect(getHeight()).toBe("");
  });
});
