import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";

import { InstallOffer } from "./install-offer.tsx";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const MACINTOSH =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";

interface Load {
  /** What the draw of this load comes to. */
  drawn?: number;
  standalone?: boolean;
  navigator?: { userAgent?: string; maxTouchPoints?: number; standalone?: boolean };
}

const user = userEvent.setup();

const loadPage = async ({ drawn = 0.05, standalone = false, navigator = {} }: Load = {}) => {
  vi.spyOn(Math, "random").mockReturnValue(drawn);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: standalone && query === "(display-mode: standalone)",
  }));
  vi.stubGlobal("navigator", { userAgent: globalThis.navigator.userAgent, ...navigator });
  // Its chunk is here already, so what is not shown now is not on its way either.
  await import("./install-prompt.tsx");
  await act(async () => void render(<InstallOffer />));
  vi.mocked(Math.random).mockRestore();
};

const prompt = () => screen.queryByRole("region", { name: "Install Topout" });
const install = () => user.click(screen.getByRole("button", { name: "Install" }));
const steps = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

/** As Chromium tells that it can install the app. */
const browserOffers = () => {
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

describe("the install prompt", () => {
  test("is shown on a load that was drawn, and takes no focus", async () => {
    await loadPage();

    expect(prompt()).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  test.each<[string, Load]>([
    ["was not drawn", { drawn: 0.1 }],
    ["runs as an installed app", { standalone: true }],
    ["runs from an iPhone's home screen", { navigator: { standalone: true } }],
  ])("is not shown on a load that %s", async (_what, load) => {
    await loadPage(load);

    expect(prompt()).toBeNull();
  });

  test("goes when it is closed", async () => {
    await loadPage();

    await user.click(screen.getByRole("button", { name: "Close" }));

    expect(prompt()).toBeNull();
  });

  test("goes when the app was installed", async () => {
    await loadPage();

    act(() => void dispatchEvent(new Event("appinstalled")));

    expect(prompt()).toBeNull();
  });

  test("opens the browser's dialog, and goes", async () => {
    await loadPage();
    const { open, event } = browserOffers();
    expect(event.defaultPrevented).toBe(true);

    await install();

    expect(open).toHaveBeenCalledOnce();
    expect(prompt()).toBeNull();
  });

  test.each<[string, string, Load["navigator"]]>([
    ["an iPhone", "Press the share button", { userAgent: IPHONE, maxTouchPoints: 5 }],
    ["an iPad", "Press the share button", { userAgent: MACINTOSH, maxTouchPoints: 5 }],
    ["a Mac", "Press the three-dot menu", { userAgent: MACINTOSH, maxTouchPoints: 0 }],
    ["another device", "Press the three-dot menu", {}],
  ])("tells how on %s, where there is no dialog", async (_device, first, navigator = {}) => {
    await loadPage({ navigator });

    await install();

    expect(steps()).toEqual([first, "Choose Add to home screen"]);
    expect(screen.getByRole("list")).toHaveFocus();
  });
});
