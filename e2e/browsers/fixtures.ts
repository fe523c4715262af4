/* oxlint-disable no-empty-pattern -- Playwright reads a fixture's dependencies from its first parameter, which must be a pattern. */
import { mkdir } from "node:fs/promises";
import path from "node:path";

import { auth, type Route, routes as contract } from "@topout/shared/contract";
import { expect, firefox, test as base } from "@playwright/test";

import { startProgram, type Program } from "../program.ts";
import { type FailingProxy, startFailingProxy } from "./failing-proxy.ts";
import type { BrowserLocator, BrowserPage } from "./page.ts";
import { startWebKit } from "./webkit/webdriver.ts";
import { createWebDriverPage } from "./webkit/webdriver-page.ts";

const FIREFOX = "/usr/bin/firefox-esr";
const SCREENSHOTS = path.resolve(import.meta.dirname, "../report/browsers");

export interface Options {
  readonly engine: "firefox" | "webkit";
  readonly size: { readonly width: number; readonly height: number };
}

interface Fixtures {
  readonly browserPage: BrowserPage;
  readonly failingProxy: FailingProxy;
  /** Saves a screenshot for manual review. The file name contains the engine and the width. */
  readonly keepScreenshot: (name: string) => Promise<void>;
  readonly newClimber: () => Promise<Account>;
  readonly currentRoutes: () => Promise<Route[]>;
}

export interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

let accounts = 0;

export const test = base.extend<Fixtures, Options & { program: Program }>({
  engine: ["firefox", { option: true, scope: "worker" }],
  size: [
    { width: 1280, height: 800 },
    { option: true, scope: "worker" },
  ],

  program: [
    async ({}, use) => {
      const program = await startProgram(process.env["TOPOUT_DEMO"]);
      await use(program);
      await program.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  failingProxy: async ({ program }, use) => {
    const proxy = await startFailingProxy(program.url);
    await use(proxy);
    await proxy.close();
    expect(proxy.pageErrors).toEqual([]);
  },

  browserPage: async ({ engine, size }, use) => {
    const { page, close } = await (engine === "firefox" ? openFirefox(size) : openWebKit(size));
    await use(page);
    await close();
  },

  keepScreenshot: async ({ browserPage, engine, size }, use) => {
    await mkdir(SCREENSHOTS, { recursive: true });
    await use(async (name) => {
      await browserPage.screenshot({
        path: path.join(SCREENSHOTS, `${name}-${engine}-${size.width}.png`),
        caret: "initial",
      });
    });
  },

  newClimber: async ({ failingProxy }, use) => {
    await use(async () => {
      accounts += 1;
      const username = `climber-${process.pid}-${accounts}`;
      const account = { username, email: `${username}@topout.example`, password: "a-long-secret" };
      const response = await fetch(`${failingProxy.url}/api${auth.register.path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(account),
      });
      expect(response.status).toBe(201);
      return account;
    });
  },

  currentRoutes: async ({ failingProxy }, use) => {
    await use(async () => {
      const response = await fetch(`${failingProxy.url}/api${contract.list.path}?current=true`);
      return contract.list.response.parse(await response.json());
    });
  },
});

export { expect };

interface OpenedPage {
  readonly page: BrowserPage;
  readonly close: () => Promise<void>;
}

/** Opens a narrow window for the phone size, because Playwright cannot emulate a phone in Firefox. */
async function openFirefox(viewport: Options["size"]): Promise<OpenedPage> {
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath: FIREFOX });
  const context = await browser.newContext({ viewport, colorScheme: null });
  const page = await context.newPage();
  return { page: page as unknown as BrowserPage, close: () => browser.close() };
}

async function openWebKit(size: Options["size"]): Promise<OpenedPage> {
  const session = await startWebKit(size);
  return { page: await createWebDriverPage(session), close: session.close };
}

export const expectVisible = (locator: BrowserLocator) =>
  expect.poll(() => locator.first().isVisible(), { timeout: 15_000 }).toBe(true);

export const expectHidden = (locator: BrowserLocator) =>
  expect
    .poll(async () => (await locator.count()) === 0 || !(await locator.first().isVisible()))
    .toBe(true);

export const expectText = (locator: BrowserLocator, text: string | RegExp) =>
  expect
    .poll(async () => (await locator.count()) > 0 && locator.first().textContent())
    .toMatch(text);

export async function logIn(
  page: BrowserPage,
  site: string,
  { email, password }: Omit<Account, "username">,
) {
  await page.goto(`${site}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect.poll(() => page.url()).not.toContain("/login");
}
