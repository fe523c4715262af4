import { type FailingProxy, startFailingProxy } from "./browsers/failing-proxy.ts";
import { test as base } from "./fixtures.ts";

export { expect } from "./fixtures.ts";

/** The page reaches the program through a proxy that can fail. */
export const test = base.extend<{ readonly failingProxy: FailingProxy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern here.
  failingProxy: async ({}, use) => {
    const proxy = await startFailingProxy(process.env["TOPOUT_URL"] ?? "");
    await use(proxy);
    await proxy.close();
  },
  siteUrl: async ({ failingProxy: { url } }, use) => use(url),
});
