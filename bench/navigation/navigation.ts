import type { CDPSession, Page } from "@playwright/test";
import { startProgram } from "@topout/e2e/program";
import { admin, auth, users } from "@topout/shared/contract";

import { launchBrowser } from "../launch-browser.ts";
import {
  collectGarbage,
  countDetachedTrees,
  getMetric,
  openMemorySession,
  toKib,
} from "../page-memory.ts";
import { preventInstallPrompt } from "../prevent-install-prompt.ts";
import { measureRetainedObjects } from "./retained-objects.ts";

const NAVIGATION_COUNT = 1_000;
/** Loads every remote, fills the caches, and lets V8 compile most of the code. See docs/performance.md. */
const WARM_UP_COUNT = 500;
const COLLECTION_INTERVAL = 250;
const MAX_HEAP_GROWTH_BYTES = 1024 * 1024;
/** A leak of 64 bytes in each navigation exceeds it. */
const MAX_OBJECT_GROWTH_BYTES = 64 * 1024;

/** The links of the header, and an element of each screen. They reach all remotes. */
const screens = [
  { link: "Dashboard", locate: (page: Page) => page.getByRole("option").first() },
  { link: "Feed", locate: (page: Page) => page.getByRole("article").first() },
  { link: "Route Setting", locate: (page: Page) => page.getByRole("tab").first() },
  { link: "Admin", locate: (page: Page) => page.getByRole("searchbox") },
  { link: "Gyms", locate: (page: Page) => page.getByRole("button", { name: "Add Circuit" }) },
];

interface Sample {
  readonly heapBytes: number;
  /** The part of the heap that is objects, strings and closures, not compiled code. */
  readonly objectBytes: number;
  readonly nodes: number;
  readonly detachedTrees: number;
  /** The computed styles of the header, which a remote must not change. */
  readonly styles: string;
}

/** Navigates 1,000 times across all remotes. Compares the heap, its objects, the nodes and the header's styles. */
export async function benchNavigation(): Promise<boolean> {
  const program = await startProgram();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const token = await signInWithAllRoles(program.url);
    await page.addInitScript((value) => localStorage.setItem("topout.token", value), token);
    await page.addInitScript(preventInstallPrompt);
    await page.goto(program.url);
    const session = await openMemorySession(page);

    // The first sample loads Playwright's scripts into the page and adds their code to its heap.
    await takeSample(page, session);
    await navigateAndCollect(page, session, WARM_UP_COUNT);
    const before = await takeSample(page, session);
    await navigateAndCollect(page, session, NAVIGATION_COUNT);
    return compare(before, await takeSample(page, session));
  } finally {
    await browser.close();
    await program.stop();
  }
}

/** Logs in as the demo's admin, makes the admin a route setter too, and returns the token. */
async function signInWithAllRoles(url: string): Promise<string> {
  const login = await fetch(`${url}/api${auth.login.path}`, {
    method: "POST",
    body: new URLSearchParams({ username: "admin@topout.example", password: "topout-demo" }),
  });
  const { access_token } = auth.login.response.parse(await login.json());
  const headers = { authorization: `Bearer ${access_token}` };
  const me = await fetch(`${url}/api${users.me.path}`, { headers });
  const { id } = users.me.response.parse(await me.json());
  const path = admin.promoteToSetter.path.replace("{user_id}", id);
  const { ok } = await fetch(`${url}/api${path}`, { method: "POST", headers });
  if (!ok) throw new Error("The admin did not become a route setter");
  return access_token;
}

async function navigateAndCollect(page: Page, session: CDPSession, count: number): Promise<void> {
  for (let done = 0; done < count; done += COLLECTION_INTERVAL) {
    await navigate(page, COLLECTION_INTERVAL);
    await collectGarbage(session);
    console.log(`  ${toKib(await getMetric(session, "JSHeapUsedSize"))} of heap`);
  }
}

/** Ends at the dashboard, so that samples show the same screen. */
async function navigate(page: Page, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    const screen = screens[index % screens.length];
    if (!screen) throw new Error("There are no screens");
    await page.getByRole("banner").getByRole("link", { name: screen.link, exact: true }).click();
    await screen.locate(page).waitFor();
  }
}

async function takeSample(page: Page, session: CDPSession): Promise<Sample> {
  const heapBytes = await getMetric(session, "JSHeapUsedSize");
  const nodes = await getMetric(session, "Nodes");
  const styles = await page
    .getByRole("banner")
    .evaluate((banner) =>
      JSON.stringify(
        [banner, ...banner.querySelectorAll("*")].map((element) =>
          [...getComputedStyle(element)].map((property) =>
            getComputedStyle(element).getPropertyValue(property),
          ),
        ),
      ),
    );
  const detachedTrees = await countDetachedTrees(session);
  const objectBytes = await measureRetainedObjects(session);
  return { heapBytes, objectBytes, nodes, detachedTrees, styles };
}

function compare(before: Sample, after: Sample): boolean {
  const heapGrowthBytes = after.heapBytes - before.heapBytes;
  const objectGrowthBytes = after.objectBytes - before.objectBytes;
  const hasSameStyles = after.styles === before.styles;
  console.log(
    `${NAVIGATION_COUNT} navigations: the heap grew by ${toKib(heapGrowthBytes)} ` +
      `(limit ${toKib(MAX_HEAP_GROWTH_BYTES)}), from ${toKib(before.heapBytes)}; ` +
      `its objects grew by ${toKib(objectGrowthBytes)} (limit ${toKib(MAX_OBJECT_GROWTH_BYTES)}); ` +
      `nodes from ${before.nodes} to ${after.nodes}; ` +
      `${after.detachedTrees} detached trees (limit 0); ` +
      `the header's styles ${hasSameStyles ? "did not change" : "changed"}`,
  );
  return (
    heapGrowthBytes < MAX_HEAP_GROWTH_BYTES &&
    objectGrowthBytes < MAX_OBJECT_GROWTH_BYTES &&
    after.detachedTrees === 0 &&
    hasSameStyles
  );
}
