/* oxlint-disable no-empty-pattern -- Playwright requires an object pattern as the first parameter of a fixture. */
import { test as base, expect, type Page } from "@playwright/test";
import { auth, type Route } from "@topout/shared/contract";
import { fetchDemoRoutes } from "@topout/tooling/fetch-demo-routes";

import { mockInstallSampling } from "./install-sampling.ts";
import { startProgram, type Program } from "./program.ts";
import { getSessionStatus } from "./session.ts";
import { filterByUniqueName } from "./unique-names.ts";

export type Role = "climber" | "setter" | "admin";
/** A demo account: the part of its email before the @. The members of Harbour Blocs have roles in that gym only. */
export type DemoAccount = Role | "harbour-manager" | "harbour-setter";

const DEMO_PASSWORD = "topout-demo";
let accountCount = 0;

interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

interface Options {
  /** Whether the page offers to install the app. In production, one page load in ten does so at random. */
  readonly shouldOfferInstall: boolean;
}

interface Fixtures extends Options {
  /** The URL of the program under test. */
  readonly siteUrl: string;
  /** Uncaught errors and policy violations. A journey that expects an error must remove it from this array. */
  readonly pageErrors: string[];
  /** Signs the page in as a demo account without the login screen. */
  readonly signInAs: (account: DemoAccount) => Promise<void>;
  readonly seed: {
    /** Returns the credentials of an account that does not exist yet. */
    createCredentials: () => Account;
    /** Registers a climber without climbs and signs the page in. */
    signInAsNewClimber: () => Promise<Account>;
    /** Fetches the current routes of the first demo gym. */
    getRoutes: () => Promise<Route[]>;
    /** Fetches the first current route of the first demo gym with a unique name. */
    getFirstRoute: () => Promise<Route>;
  };
}

interface WorkerFixtures {
  /** A program that only this worker uses. A journey may break it. */
  readonly isolatedProgram: Program;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  isolatedProgram: [
    async ({}, use) => {
      const program = await startProgram(process.env["TOPOUT_DEMO"]);
      await use(program);
      await program.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  siteUrl: async ({}, use) => {
    const url = process.env["TOPOUT_URL"];
    if (!url) throw new Error("The global setup did not start the program");
    await use(url);
  },

  baseURL: async ({ siteUrl }, use) => use(siteUrl),

  shouldOfferInstall: [false, { option: true }],

  pageErrors: async ({}, use) => use([]),

  /** Fails the journey on errors that the user does not see. */
  page: async ({ page, pageErrors, shouldOfferInstall }, use) => {
    collectErrors(page, pageErrors);
    await page.addInitScript(mockInstallSampling, shouldOfferInstall);
    await use(page);
    expect(pageErrors).toEqual([]);
  },

  signInAs: async ({ page, siteUrl }, use) => {
    await use(async (account) => storeToken(page, await getDemoToken(page, siteUrl, account)));
  },

  seed: async ({ page, siteUrl }, use) => {
    const createCredentials = () => {
      accountCount += 1;
      const username = `e2e-${process.pid}-${accountCount}`;
      return { username, email: `${username}@topout.example`, password: `${username}-secret` };
    };
    const getRoutes = () => fetchDemoRoutes(siteUrl);
    await use({
      createCredentials,
      signInAsNewClimber: async () => {
        const account = createCredentials();
        const response = await page.request.post(`${siteUrl}/api${auth.register.path}`, {
          data: account,
        });
        expect(response.status()).toBe(201);
        await storeToken(page, await createToken(page, siteUrl, account));
        return account;
      },
      getRoutes,
      getFirstRoute: async () => {
        const [first] = filterByUniqueName(await getRoutes());
        if (!first) throw new Error("The demo gym has no route with a unique name");
        return first;
      },
    });
  },
});

export { expect };

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The sessions of the demo accounts in this worker. */
const demoTokens = new Map<string, string>();

/** Reuses the last session, unless a journey has ended it. A login is slow, because it hashes the password. */
async function getDemoToken(page: Page, siteUrl: string, account: DemoAccount): Promise<string> {
  const key = `${siteUrl} ${account}`;
  const cachedToken = demoTokens.get(key);
  if (cachedToken && (await getSessionStatus(page, cachedToken)) === 200) return cachedToken;
  const token = await createToken(page, siteUrl, getCredentials(account));
  demoTokens.set(key, token);
  return token;
}

const getCredentials = (account: DemoAccount): Credentials => ({
  email: `${account}@topout.example`,
  password: DEMO_PASSWORD,
});

/** Stores the token as the login screen does. `/api/health` has the same origin and runs no script. */
async function storeToken(page: Page, newToken: string) {
  await page.goto("/api/health");
  await page.evaluate((token) => localStorage.setItem("topout.token", token), newToken);
}

/** Logs the account in without the login screen. Returns the token of the session. */
async function createToken(page: Page, siteUrl: string, { email, password }: Credentials) {
  const response = await page.request.post(`${siteUrl}/api${auth.login.path}`, {
    form: { username: email, password },
  });
  return auth.login.response.parse(await response.json()).access_token;
}

/** Collects uncaught errors and violations of the content security policy. */
function collectErrors(page: Page, pageErrors: string[]): void {
  page.on("pageerror", (error) => pageErrors.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted Type/.test(message.text())) {
      pageErrors.push(message.text());
    }
  });
}
