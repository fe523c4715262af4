import type { Page } from "@playwright/test";
import { changeShare } from "@topout/release/gradual";
import { rollback } from "@topout/release/rollback";
import { switchOff, switchOn } from "@topout/release/switch-remote";

import {
  getField,
  openAudit,
  openUsers,
  renameField,
  useIsolatedReleases,
} from "../admin-release.ts";
import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { getDots } from "../gym.ts";
import type { Program } from "../program.ts";
import { findBuckets, openPublication, releaseVariant } from "../release-variant.ts";

const MINUTE_MS = 60_000;
const REASON = "Roles are lost when you save them.";

/** What every command of the release tool needs. */
const getOptions = (program: Program) => ({
  ...openPublication(program),
  root: program.dataDir,
  remote: "admin" as const,
  canHalt: true,
  notes: undefined,
});

/** Opens the audit screen like a browser with this bucket. Returns the releases whose files the page has loaded. */
async function openAuditAs(page: Page, bucket: number, field: "Changed by" | "Edited by") {
  await page.evaluate((text) => localStorage.setItem("topout.bucket", text), String(bucket));
  // The page before may still load a release when it is idle.
  await page.goto("about:blank");
  const hashes = new Set<string | undefined>();
  const listener = (request: { url: () => string }) => {
    const match = /\/remotes\/admin\/v\/(?<hash>\w+)\//.exec(request.url());
    if (match) hashes.add(match.groups?.["hash"]);
  };
  page.on("request", listener);
  await page.goto("/admin/audit");
  await expect(getField(page, field)).toBeVisible();
  page.off("request", listener);
  return [...hashes];
}

test.describe("a gradual release @desktop", () => {
  useIsolatedReleases();

  test("reaches 10 % of the browsers, which keep it, then all, until it is rolled back", async ({
    page,
    isolatedProgram,
    signInAs,
  }) => {
    await signInAs("admin");
    await openUsers(page);
    const options = getOptions(isolatedProgram);
    const variant = { remote: "admin", change: renameField } as const;
    const hash = await releaseVariant(isolatedProgram, { ...variant, share: 10 });
    const { selected, other } = await findBuckets(isolatedProgram, "admin");

    expect(await openAuditAs(page, selected, "Edited by")).toEqual([hash]);
    expect(await openAuditAs(page, other, "Changed by")).not.toContain(hash);

    await changeShare({ ...options, share: 50 });
    await openAuditAs(page, selected, "Edited by");

    await changeShare({ ...options, share: 100 });
    expect(await openAuditAs(page, other, "Edited by")).toEqual([hash]);

    await rollback({ ...options, hash: undefined });
    expect(await openAuditAs(page, selected, "Changed by")).not.toContain(hash);
  });

  test("is taken back by a rollback", async ({ page, isolatedProgram, signInAs }) => {
    await signInAs("admin");
    await openUsers(page);
    await releaseVariant(isolatedProgram, { remote: "admin", change: renameField, share: 10 });
    const { selected } = await findBuckets(isolatedProgram, "admin");
    await openAuditAs(page, selected, "Edited by");

    await rollback({ ...getOptions(isolatedProgram), hash: undefined });

    await openAuditAs(page, selected, "Changed by");
  });
});

test.describe("a remote that is switched off @desktop", () => {
  useIsolatedReleases();

  test("shows the reason in an open tab and after a reload, until it is switched on", async ({
    page,
    isolatedProgram,
    signInAs,
  }) => {
    await page.clock.install();
    await signInAs("admin");
    await openUsers(page);
    await switchOff({ ...getOptions(isolatedProgram), reason: REASON });
    await openAudit(page);
    await expect(getField(page, "Changed by")).toBeVisible();

    await page.clock.fastForward(MINUTE_MS);
    await expect(page.getByRole("alert")).toContainText(REASON);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await expect(getDots(page).first()).toBeVisible();

    await page.goto("/admin");
    await expect(page.getByRole("alert")).toContainText(REASON);
    await switchOn(getOptions(isolatedProgram));
    await page.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByRole("searchbox")).toBeVisible();
  });
});
