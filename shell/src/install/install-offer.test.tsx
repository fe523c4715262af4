import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";

import { InstallOffer } from "./install-offer.tsx";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const MACINTOSH =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";

interface Load {
  /** The result of Math.random. */
  random?: number;
  standalone?: boolean;
  navigator?: { userAgent?: string; maxTouchPoints?: number; standalone?: boolean };
}

const user = userEvent.setup();

const loadPage = async ({ random = 0.05, standalone = false, navigator = {} }: Load = {}) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: standalone && query === "(display-mode: standalone)",
  }));
  vi.stubGlobal("navigator", { userAgent: globalThis.navigator.userAgent, ...navigator });
  // Load the chunk first, so that a missing prompt is not just a slow one.
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

  test.each<[string, Load]>([
    ["is not sampled", { random: 0.1 }],
    ["runs as an installed app", { standalone: true }],
    ["runs from an iPhone's home screen", { navigator: { standalone: true } }],
  ])("does not show on a load that %s", async (_case, load) => {
    await loadPage(load);

    expect(queryPrompt()).toBeNull();
  });

  test("closes", async () => {
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

  test.each<[string, string, Load["navigator"]]>([
    ["an iPhone", "Press the share button", { userAgent: IPHONE, maxTouchPoints: 5 }],
    ["an iPad", "Press the share button", { userAgent: MACINTOSH, maxTouchPoints: 5 }],
    ["a Mac", "Press the three-dot menu", { userAgent: MACINTOSH, maxTouchPoints: 0 }],
    ["another device", "Press the three-dot menu", {}],
  ])("explains the steps on %s without a native prompt", async (_device, first, navigator = {}) => {
    await loadPage({ navigator });

    await clickInstall();

    expect(getSteps()).toEqual([first, "Choose Add to home screen"]);
    expect(screen.getByRole("list")).toHaveFocus();
  });
});
