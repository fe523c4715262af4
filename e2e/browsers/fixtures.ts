/* oxlint-disable no-empty-pattern -- Playwright requires an object pattern as the first parameter of a fixture. */
import { mkdir } from "node:fs/promises";
import path from "node:path";

import { auth, type Route } from "@topout/shared/contract";
import { fetchDemoRoutes } from "@topout/tooling/fetch-demo-routes";
import { type Browser, expect, test as base } from "@playwright/test";

import { filterByUniqueName } from "../unique-names.ts";
import { EMPTY_PAGE_PATH, type FailingProxy, startFailingProxy } from "./failing-proxy.ts";
import { launchFirefox, openFirefoxPage } from "./firefox.ts";
import type { BrowserPage, Swipe } from "./page.ts";
import { openWebKitPage } from "./webkit/webdriver-page.ts";

const SCREENSHOTS = path.resolve(import.meta.dirname, "../report/browsers");
const DEMO_PASSWORD = "topout-demo";

export interface Options {
  readonly engine: "firefox" | "webkit";
  readonly size: { readonly width: number; readonly height: number };
}

interface OpenedPage {
  readonly page: BrowserPage;
  /** Undefined if the engine's driver has no touch input. */
  readonly swipe?: Swipe;
  readonly close: () => Promise<void>;
}

interface Fixtures {
  readonly failingProxy: FailingProxy;
  readonly openedPage: OpenedPage;
  readonly browserPage: BrowserPage;
  readonly swipe: Swipe | undefined;
  /** Saves a screenshot for manual review. The file name contains the engine and the width. */
  readonly saveScreenshot: (name: string) => Promise<void>;
  /** Signs the page in as a demo account without the login screen. */
  readonly signInAs: (role: "climber" | "setter" | "admin") => Promise<void>;
  /** Registers a climber without climbs. */
  readonly register: () => Promise<Account>;
  /** Registers a climber without climbs and signs the page in. */
  readonly signInAsNewClimber: () => Promise<Account>;
  /** A current route of the first demo gym. Each project uses another route, so that they do not affect each other. */
  readonly route: Route;
}

export interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

let accountCount = 0;

/** Like the fixtures of the journeys in Chromium, for pages of every engine. */
export const test = base.extend<Fixtures, Options & { firefoxBrowser: Browser | undefined }>({
  engine: ["firefox", { option: true, scope: "worker" }],
  size: [
    { width: 1280, height: 800 },
    { option: true, scope: "worker" },
  ],

  firefoxBrowser: [
    async ({ engine }, use) => {
      const browser = engine === "firefox" ? await launchFirefox() : undefined;
      await use(browser);
      await browser?.close();
    },
    { scope: "worker" },
  ],

  /** Fails the journey on errors that the user does not see, and if no request matched a pattern passed to `fail`. */
  failingProxy: async ({}, use) => {
    const program = process.env["TOPOUT_URL"];
    if (!program) throw new Error("The global setup did not start the program");
    const proxy = await startFailingProxy(program);
    await use(proxy);
    await proxy.close();
    expect(proxy.pageErrors).toEqual([]);
    expect(proxy.getUnmatchedPatterns()).toEqual([]);
  },

  openedPage: async ({ firefoxBrowser, size, failingProxy: { url } }, use) => {
    const options = { size, baseURL: url };
    const openedPage = await (firefoxBrowser
      ? openFirefoxPage(firefoxBrowser, options)
      : openWebKitPage(options));
    await use(openedPage);
    await openedPage.close();
  },
  browserPage: async ({ openedPage }, use) => use(openedPage.page),
  swipe: async ({ openedPage }, use) => use(openedPage.swipe),

  saveScreenshot: async ({ browserPage, engine, size }, use) => {
    await mkdir(SCREENSHOTS, { recursive: true });
    await use(async (name) => {
      const file = `${name}-${engine}-${size.width}.png`;
      await browserPage.screenshot({ path: path.join(SCREENSHOTS, file) });
    });
  },

  signInAs: async ({ browserPage, failingProxy: { url } }, use) => {
    await use((role) =>
      signIn(browserPage, url, { email: `${role}@topout.example`, password: DEMO_PASSWORD }),
    );
  },

  register: async ({ failingProxy: { url } }, use) => {
    await use(async () => {
      accountCount += 1;
      const username = `climber-${process.pid}-${accountCount}`;
      const account = { username, email: `${username}@topout.example`, password: "a-long-secret" };
      const response = await fetch(`${url}/api${auth.register.path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(account),
      });
      expect(response.status).toBe(201);
      return account;
    });
  },

  signInAsNewClimber: async ({ browserPage, failingProxy: { url }, register }, use) => {
    await use(async () => {
      const account = await register();
      await signIn(browserPage, url, account);
      return account;
    });
  },

  route: async ({ failingProxy: { url } }, use, { project, config }) => {
    const routes = filterByUniqueName(await fetchDemoRoutes(url));
    const route = routes[config.projects.findIndex(({ name }) => name === project.name)];
    if (!route) throw new Error("The demo gym has too few routes");
    await use(route);
  },
});

export { expect };

/** Stores the token as the login screen does, on a page without scripts. */
async function signIn(
  page: BrowserPage,
  url: string,
  { email, password }: Omit<Account, "username">,
): Promise<void> {
  const response = await fetch(`${url}/api${auth.login.path}`, {
    method: "POST",
    body: new URLSearchParams({ username: email, password }),
  });
  const { access_token } = auth.login.response.parse(await response.json());
  await page.goto(EMPTY_PAGE_PATH);
  await page.evaluate((token) => localStorage.setItem("topout.token", token), access_token);
}
