import { firefox, type Browser, type Page } from "@playwright/test";

import type { BrowserPage, Swipe } from "./page.ts";

const EXECUTABLE = "/usr/bin/firefox-esr";

export const launchFirefox = () =>
  firefox.launch({
    channel: "moz-firefox",
    executablePath: EXECUTABLE,
    // Like on phones, the scrollbar does not make the page narrower.
    firefoxUserPrefs: { "ui.useOverlayScrollbars": 1 },
  });

/** Opens a page. A phone is only a narrow window, because Playwright cannot emulate a phone in Firefox. */
export async function openFirefoxPage(
  browser: Browser,
  { size, baseURL }: { size: { width: number; height: number }; baseURL: string },
) {
  const context = await browser.newContext({ viewport: size, colorScheme: null, baseURL });
  const page = await context.newPage();
  return {
    page: page as unknown as BrowserPage,
    swipe: createSwipe(page),
    close: () => context.close(),
  };
}

/** Private properties of Playwright's pages that contain the connection to Firefox. */
interface PageInternals {
  readonly _connection: { toImpl: (page: Page) => { delegate: { _session: BidiSession } } };
}

interface BidiSession {
  readonly sessionId: string;
  readonly send: (method: string, params: object) => Promise<unknown>;
}

const STEPS = 6;

/** Sends touch input over WebDriver BiDi, because Playwright has no touch input for Firefox. */
function createSwipe(page: Page): Swipe {
  // oxlint-disable-next-line no-underscore-dangle -- Playwright's internal name.
  const { _session: session } = (page as unknown as PageInternals)._connection.toImpl(
    page,
  ).delegate;
  return async (fingers) => {
    const actions = fingers.map(({ from, to }, index) => ({
      type: "pointer",
      id: `finger-${index}`,
      parameters: { pointerType: "touch" },
      actions: [
        { type: "pointerMove", x: Math.round(from.x), y: Math.round(from.y) },
        { type: "pointerDown", button: 0 },
        ...Array.from({ length: STEPS }, (_, step) => ({
          type: "pointerMove",
          duration: 16,
          x: Math.round(from.x + ((to.x - from.x) * (step + 1)) / STEPS),
          y: Math.round(from.y + ((to.y - from.y) * (step + 1)) / STEPS),
        })),
        { type: "pointerUp", button: 0 },
      ],
    }));
    await session.send("input.performActions", { context: session.sessionId, actions });
  };
}
