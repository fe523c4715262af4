import { within } from "@testing-library/react";
import { REQUIRED_FEATURES } from "@topout/shared/federation";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { hasRequiredFeatures, showTooOldPage } from "./too-old.ts";

/** Unlike `screen`, queries the current body. */
const page = () => within(document.body);

const { declarations, elementProperties, scriptTypes } = REQUIRED_FEATURES;

/** jsdom has neither `CSS`, nor all element properties, nor import maps. Stubs a browser with all required features except one. */
const stubFeatures = (missing?: string) => {
  const supported = new Set(declarations.map(([property, value]) => `${property}: ${value}`));
  vi.stubGlobal("CSS", {
    supports: (property: string, value: string) =>
      property !== missing && supported.has(`${property}: ${value}`),
  });
  for (const name of elementProperties) {
    if (name === missing) Reflect.deleteProperty(document.documentElement, name);
    else Object.assign(document.documentElement, { [name]: false });
  }
  const types = scriptTypes.filter((type) => type !== missing);
  Object.assign(HTMLScriptElement, {
    supports: (type: string) => types.some((name) => name === type),
  });
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("hasRequiredFeatures", () => {
  test("is true in a supported browser", () => {
    stubFeatures();

    expect(hasRequiredFeatures()).toBe(true);
  });

  test.each([...declarations.map(([property]) => property), ...elementProperties, ...scriptTypes])(
    "is false in a browser without %s",
    (name) => {
      stubFeatures(name);

      expect(hasRequiredFeatures()).toBe(false);
    },
  );

  test.each([undefined, {}])("is false in a browser without CSS.supports", (css) => {
    stubFeatures();
    vi.stubGlobal("CSS", css);

    expect(hasRequiredFeatures()).toBeFalsy();
  });
});

describe("showTooOldPage", () => {
  const stop = vi.fn<() => void>();

  const show = (userAgent: string, { hasTouch = false, isDark = false } = {}) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    Object.assign(navigator, { maxTouchPoints: hasTouch ? 5 : 0 });
    vi.stubGlobal("matchMedia", () => ({ matches: isDark }));
    showTooOldPage();
    return document.body.textContent;
  };

  beforeEach(() => {
    document.body.replaceWith(document.createElement("body"));
    document.body.textContent = "The app";
    vi.stubGlobal("stop", stop.mockClear());
  });

  test("replaces the document and stops loading", () => {
    show("X11; Linux");

    expect(
      page().getByRole("heading", { level: 1, name: "This browser is too old for Topout" }),
    ).toBeVisible();
    expect(page().getByRole("main")).toBeVisible();
    expect(page().queryByText("The app")).toBeNull();
    expect(document.title).toBe("This browser is too old for Topout");
    expect(stop).toHaveBeenCalledExactlyOnceWith();
  });

  test.each([
    {
      device: "an iPhone",
      userAgent: "iPhone; CPU iPhone OS 15_8 like Mac OS X",
      hasTouch: false,
      text: "Topout needs iOS 16.4",
    },
    {
      device: "an old iPad",
      userAgent: "iPad; CPU OS 12_5 like Mac OS X",
      hasTouch: true,
      text: "Topout needs iPadOS 16.4",
    },
    {
      device: "a newer iPad",
      userAgent: "Macintosh; Intel Mac OS X 10_15",
      hasTouch: true,
      text: "Topout needs iPadOS 16.4",
    },
    {
      device: "a Mac",
      userAgent: "Macintosh; Intel Mac OS X 10_15",
      hasTouch: false,
      text: "Topout needs Safari 16.4, Chrome 109",
    },
    {
      device: "an Android phone",
      userAgent: "Linux; Android 9",
      hasTouch: true,
      text: "update your browser in the Play Store",
    },
    {
      device: "a PC",
      userAgent: "Windows NT 6.1; Win64",
      hasTouch: false,
      text: "Chrome 109, Edge 109 or Firefox 115, or newer",
    },
  ])("names the required version on $device", ({ userAgent, hasTouch, text }) => {
    expect(show(userAgent, { hasTouch })).toContain(text);
  });

  test.each([
    [false, "rgb(244, 242, 237)"],
    [true, "rgb(18, 19, 17)"],
  ])("has the system's theme (dark: %s)", (isDark, background) => {
    show("X11; Linux", { isDark });

    expect(document.body.style.backgroundColor).toBe(background);
  });

  test("removes content that a browser without `stop` adds later", () => {
    vi.stubGlobal("stop", undefined);
    show("Trident/7.0");

    const rest = document.createElement("body");
    rest.textContent = "The app";
    document.documentElement.append(rest);
    document.dispatchEvent(new Event("DOMContentLoaded"));

    expect(page().queryByText("The app")).toBeNull();
    expect(page().getByRole("heading", { level: 1 })).toBeVisible();
  });
});
