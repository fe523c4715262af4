import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";

import { InstallOffer } from "./install-offer.tsx";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const MACINTOSH =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const FIREFOX_ANDROID = "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";

interface LoadOptions {
  /** The result of Math.random. */
  random?: number;
  isStandalone?: boolean;
  navigator?: {
    userAgent?: string;
    maxTouchPoints?: number;
    standalone?: boolean;
    serviceWorker?: { controller: object | null };
  };
  /** Whether the browser has Chromium's install prompt. */
  isChromium?: boolean;
}

const user = userEvent.setup();

const loadPage = async ({
  random = 0.05,
  isStandalone = false,
  navigator = {},
  isChromium = true,
}: LoadOptions = {}) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isStandalone && query === "(display-mode: standalone)",
  }));
  if (isChromium) vi.stubGlobal("onbeforeinstallprompt", null);
  vi.stubGlobal("navigator", { userAgent: globalThis.navigator.userAgent, ...navigator });
  // Load the chunk first. Otherwise a test could pass only because the prompt is still loading.
  await import("./install-prompt.tsx");
  await act(async () => void render(<InstallOffer />));
  vi.mocked(Math.random).mockRestore();
};

const queryPrompt = () => screen.queryByRole("region", { name: "Install Topout" });
const clickInstall = () => user.click(screen.getByRole("button", { name: "Install" }));
const getSteps = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

/** Fires the event of a Chromium browser that can install the app. */
const fireBeforeInstallPrompt = () => {
  const open = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: open,
  });
  act(() => void dispatchEvent(event));
  return { open, event };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("InstallOffer", () => {
  test("shows on a sampled page load and does not take focus", async () => {
    await loadPage();

    expect(queryPrompt()).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  test.each([
    ["with", { controller: {} }, "Use it in the gym, also without signal."],
    ["without", { controller: null }, "Open it full screen from your home screen."],
  ])(
    "describes the right benefit %s a service worker that stores the app",
    async (_case, worker, benefit) => {
      await loadPage({ navigator: { serviceWorker: worker } });

      expect(queryPrompt()).toHaveTextContent(benefit);
    },
  );

  test.each<[string, LoadOptions]>([
    ["on other page loads", { random: 0.1 }],
    ["in the installed app", { isStandalone: true }],
    ["in the app on an iPhone's home screen", { navigator: { standalone: true } }],
    ["in Firefox on a computer", { isChromium: false, navigator: { userAgent: FIREFOX } }],
    [
      "in Safari on a Mac",
      { isChromium: false, navigator: { userAgent: MACINTOSH, maxTouchPoints: 0 } },
    ],
  ])("does not show %s", async (_case, load) => {
    await loadPage(load);

    expect(queryPrompt()).toBeNull();
  });

  test("closes on a click on Close", async () => {
    await loadPage();

    await user.click(screen.getByRole("button", { name: "Close" }));

    expect(queryPrompt()).toBeNull();
  });

  test("closes when the app is installed", async () => {
    await loadPage();

    act(() => void dispatchEvent(new Event("appinstalled")));

    expect(queryPrompt()).toBeNull();
  });

  test("opens the browser's prompt and closes", async () => {
    await loadPage();
    const { open, event } = fireBeforeInstallPrompt();
    expect(event.defaultPrevented).toBe(true);

    await clickInstall();

    expect(open).toHaveBeenCalledOnce();
    expect(queryPrompt()).toBeNull();
  });

  test.each<[string, string, LoadOptions]>([
    [
      "an iPhone",
      "Press the share button",
      { isChromium: false, navigator: { userAgent: IPHONE, maxTouchPoints: 5 } },
    ],
    [
      "an iPad",
      "Press the share button",
      { isChromium: false, navigator: { userAgent: MACINTOSH, maxTouchPoints: 5 } },
    ],
    [
      "Firefox for Android",
      "Press the three-dot menu",
      { isChromium: false, navigator: { userAgent: FIREFOX_ANDROID } },
    ],
    ["Chromium", "Press the three-dot menu", {}],
  ])("explains the steps on %s without a native prompt", async (_device, first, load) => {
    await loadPage(load);

    await clickInstall();

    expect(getSteps()).toEqual([first, "Choose Add to home screen"]);
    expect(screen.getByRole("list")).toHaveFocus();
  });
});
