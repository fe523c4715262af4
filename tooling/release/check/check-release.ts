import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { type Browser, chromium } from "@playwright/test";
import { auth, routes } from "@topout/shared/contract";
import { findChromium } from "@topout/tooling/chromium";

import { visitScreen } from "./visit-screen.ts";
import { screenVisits, type ScreenVisit } from "./screen-visits.ts";
import type { RemoteName } from "@topout/shared/remote";

const DEMO_PASSWORD = "topout-demo";

interface ReleaseCheck {
  /** The URL of a program whose registry contains the release as the live one. */
  readonly url: string;
  readonly remote: RemoteName;
  /** The folder for screenshots of failed screens. */
  readonly reportDir: string;
}

/** A screen that did not render. */
export class ScreenCheckError extends Error {
  override readonly name = "ScreenCheckError";
}

/**
 * Opens each screen of a remote in a headless browser.
 * @throws {ScreenCheckError} with the first screen that does not render, the reason and a screenshot.
 */
export async function checkRelease({ url, remote, reportDir }: ReleaseCheck): Promise<void> {
  const visits: [string, ScreenVisit][] = Object.entries(screenVisits[remote]);
  const routeId = await getRouteId(url);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    for (const [screen, visit] of visits) {
      const page = await openPage(browser, url, visit.role);
      const reason = await visitScreen(page, url + visit.getPath(routeId), visit);
      if (reason !== undefined) {
        await mkdir(reportDir, { recursive: true });
        const screenshot = join(reportDir, `${remote}-${screen}.png`);
        await page.screenshot({ path: screenshot });
        throw new ScreenCheckError(
          `The screen ${screen} of ${remote} did not render: ${reason}\nScreenshot: ${screenshot}`,
        );
      }
      await page.context().close();
      console.log(`  ${screen} renders`);
    }
  } finally {
    await browser.close();
  }
}

async function getRouteId(url: string): Promise<string> {
  const body = await fetchJson(`${url}/api${routes.list.path}?current=true`);
  const [route] = routes.list.response.parse(body);
  if (!route) throw new Error("The demo gym has no routes");
  return route.id;
}

/** Opens a page that is signed in as a demo account. */
async function openPage(browser: Browser, url: string, role: ScreenVisit["role"]) {
  const body = await fetchJson(`${url}/api${auth.login.path}`, {
    method: "POST",
    body: new URLSearchParams({ username: `${role}@topout.example`, password: DEMO_PASSWORD }),
  });
  const { access_token } = auth.login.response.parse(body);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // A service worker would respond to some requests of later screens.
    serviceWorkers: "block",
  });
  await context.addInitScript((token) => {
    localStorage.setItem("topout.token", token);
  }, access_token);
  return context.newPage();
}

/** @throws {Error} with the failed response, for example of a proxy that cannot reach the program. */
async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (response.ok) return response.json();
  const { pathname } = new URL(url);
  throw new Error(
    `The check failed: ${pathname} returned ${response.status}: ${await response.text()}`,
  );
}
