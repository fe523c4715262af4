import { existsSync } from "node:fs";
import path from "node:path";

import type { Page } from "@playwright/test";
import { checkRelease } from "@topout/release/check";
import { rollback } from "@topout/release/rollback";

import { expect, test } from "../fixtures.ts";
import { openPublication, releaseVariant } from "../release-variant.ts";

/** Renames a field of the audit screen. */
const renameField = (script: string) => script.replaceAll("`Changed by`", "`Edited by`");
const breakAuditScreen = (script: string) =>
  script.includes("`Changed by`") ? `throw new Error("broken chunk");${script}` : script;

const getField = (page: Page, name: string) => page.getByRole("searchbox", { name });
const openAudit = (page: Page) => page.getByRole("link", { name: "Audit" }).click();

test.describe("a release and a rollback of a remote @desktop", () => {
  test.use({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

  let registry: string;
  test.beforeEach(async ({ isolatedProgram }) => {
    registry = (await openPublication(isolatedProgram).target.registry.read()) ?? "";
  });
  // Other journeys of this worker use the same program.
  test.afterEach(({ isolatedProgram }) =>
    openPublication(isolatedProgram).target.registry.update(() => registry),
  );

  test("reach a signed-in user on the next reload, and an open tab keeps its version", async ({
    page,
    isolatedProgram,
    signInAs,
  }) => {
    await signInAs("admin");
    await page.goto("/admin");
    await expect(getField(page, "Search username or email")).toBeVisible();

    await releaseVariant(isolatedProgram, { remote: "admin", change: renameField });
    await openAudit(page);
    await expect(getField(page, "Changed by")).toBeVisible();

    await page.reload();
    await expect(getField(page, "Edited by")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();

    const publication = openPublication(isolatedProgram);
    const options = { root: isolatedProgram.dataDir, hash: undefined, notes: undefined };
    await rollback({ ...publication, ...options, remote: "admin" });
    await expect(getField(page, "Edited by")).toBeVisible();

    await page.reload();
    await expect(getField(page, "Changed by")).toBeVisible();
  });

  test("are checked: the check takes a screenshot and fails if a screen does not render", async ({
    isolatedProgram,
  }, testInfo) => {
    const reportDir = testInfo.outputPath("check");
    const { url } = isolatedProgram;
    const check = () => checkRelease({ url, remote: "admin", reportDir });
    await check();

    await releaseVariant(isolatedProgram, { remote: "admin", change: breakAuditScreen });

    await expect(check()).rejects.toThrow(
      /^The screen audit of admin did not render: the page shows "[^"]*could not be loaded/,
    );
    expect(existsSync(path.join(reportDir, "admin-audit.png"))).toBe(true);
  });
});
