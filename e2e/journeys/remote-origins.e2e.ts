import type { Page } from "@playwright/test";

import { expect, test as base } from "../fixtures.ts";
import { type Program, startProgram } from "../program.ts";
import { type RemoteScreen, remoteScreens } from "../remote-screens.ts";
import { type RemoteServers, serveRemotes } from "../remote-servers.ts";

interface WorkerFixtures {
  readonly topology: RemoteServers & { readonly program: Program };
}

const isConfigured = ({ remote }: RemoteScreen) => remote !== "setter";

/** The program allows the origins of all remotes except the setter's. */
const test = base.extend<object, WorkerFixtures>({
  topology: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from its first parameter.
    async ({}, use) => {
      let servers: RemoteServers | undefined;
      const program = await startProgram(process.env["TOPOUT_DEMO"], async (remotesDir) => {
        servers = await serveRemotes(remotesDir);
        const { climber, feedProfile, admin } = servers.origins;
        return { REMOTE_ORIGINS: [climber, feedProfile, admin].join(",") };
      });
      if (!servers) throw new Error("The remotes are not served");
      await use({ ...servers, program });
      servers.stop();
      await program.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  siteUrl: async ({ topology }, use) => use(topology.program.url),
});

const getFallback = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This module could not be loaded" });

test.describe("remotes on origins of their own @desktop", () => {
  for (const { remote, role, path, locate } of remoteScreens.filter(isConfigured)) {
    test(`run with the policy: ${remote}`, async ({ page, signInAs, topology }) => {
      await signInAs(role);
      const script = page.waitForResponse((response) =>
        response.url().startsWith(topology.origins[remote]),
      );

      await page.goto(path);

      expect((await script).status()).toBe(200);
      await expect(locate(page)).toBeVisible();
    });
  }

  test("do not run from an origin that is not configured", async ({
    page,
    signInAs,
    pageErrors,
  }) => {
    await signInAs("setter");
    await page.goto("/route_setting");

    await expect(getFallback(page)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
    expect(pageErrors.splice(0).join(" ")).toContain("Content Security Policy");
  });
});
