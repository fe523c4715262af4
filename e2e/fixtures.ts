/* oxlint-disable no-empty-pattern -- Playwright reads a fixture's needs from its first parameter, which must be a pattern. */
import { test as base, expect, type Page } from "@playwright/test";
import { auth, type Route, routes as contract } from "@topout/shared/contract";

import { startProgram, type Program } from "./program.ts";

export type Role = "climber" | "setter" | "admin";

const PASSWORD = "topout-demo";
let newcomers = 0;

interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

interface Options {
  /** Whether a load of the page offers to install the app: no journey is left to the draw. */
  readonly drawn: boolean;
}

interface Fixtures extends Options {
  /** Where the program under test is. */
  readonly site: string;
  /** What went wrong unseen; a journey that breaks something takes it out. */
  readonly faults: string[];
  /** Signs the page in as one of the demo's accounts, without the login screen. */
  readonly as: (role: Role) => Promise<void>;
  readonly given: {
    /** Somebody who has no account yet. */
    newcomer: () => Account;
    /** Signs the page in as a climber who has logged nothing. */
    freshClimber: () => Promise<Account>;
    /** What is on the demo gym's map, as listed there. */
    routes: () => Promise<Route[]>;
    /** The first of them. */
    route: () => Promise<Route>;
  };
}

interface WorkerFixtures {
  /** A program of the worker's own, for journeys that break it. */
  readonly ownProgram: Program;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  ownProgram: [
    async ({}, use) => {
      const program = await startProgram(process.env["TOPOUT_DEMO"]);
      await use(program);
      await program.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  site: async ({}, use) => {
    const url = process.env["TOPOUT_URL"];
    if (!url) throw new Error("the global set-up did not start the program");
    await use(url);
  },

  baseURL: async ({ site }, use) => use(site),

  drawn: [false, { option: true }],

  faults: async ({}, use) => use([]),

  /** Every journey fails on what a person would not see: a refused script, an uncaught error. */
  page: async ({ page, faults, drawn }, use) => {
    watchFaults(page, faults);
    await page.addInitScript(drawForInstall, drawn);
    await use(page);
    expect(faults).toEqual([]);
  },

  as: async ({ page, site }, use) => {
    await use(async (role) =>
      signIn(page, site, { email: `${role}@topout.example`, password: PASSWORD }),
    );
  },

  given: async ({ page, site }, use) => {
    const newcomer = () => {
      newcomers += 1;
      const username = `e2e-${process.pid}-${newcomers}`;
      return { username, email: `${username}@topout.example`, password: `${username}-secret` };
    };
    const routes = async () => {
      const answer = await page.request.get(`${site}/api${contract.list.path}?current=true`);
      return contract.list.response.parse(await answer.json());
    };
    await use({
      newcomer,
      freshClimber: async () => {
        const account = newcomer();
        const answer = await page.request.post(`${site}/api${auth.register.path}`, {
          data: account,
        });
        expect(answer.status()).toBe(201);
        await signIn(page, site, account);
        return account;
      },
      routes,
      route: async () => {
        const [first] = await routes();
        if (!first) throw new Error("the demo has no routes");
        return first;
      },
    });
  },
});

export { expect };

/** Leaves the token where the login screen would, from a page of the origin that runs no script. */
async function signIn(page: Page, site: string, account: { email: string; password: string }) {
  const answer = await page.request.post(`${site}/api${auth.login.path}`, {
    form: { username: account.email, password: account.password },
  });
  const { access_token } = auth.login.response.parse(await answer.json());
  await page.goto("/api/health");
  await page.evaluate((token) => localStorage.setItem("topout.token", token), access_token);
}

/** Collects refusals by the security policy and errors that nobody caught. */
function watchFaults(page: Page, faults: string[]): void {
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted Type/.test(message.text())) faults.push(message.text());
  });
}

/** Random numbers as before, but all of them on one side of the install prompt's tenth. Runs in the page. */
function drawForInstall(drawn: boolean): void {
  const random = Math.random.bind(Math);
  Math.random = () => (drawn ? random() / 10 : 0.1 + random() * 0.9);
}
