import { existsSync } from "node:fs";
import path from "node:path";

import { checkRelease } from "@topout/release/check";
import { rollback } from "@topout/release/rollback";

import {
  getField,
  openAudit,
  openUsers,
  releaseRenamedField,
  useIsolatedReleases,
} from "../admin-release.ts";
import { expect, test } from "../fixtures.ts";
import { openPublication, releaseVariant } from "../release-variant.ts";

const breakAuditScreen = (script: string) =>
  script.includes("`Changed by`") ? `throw new Error("broken chunk");${script}` : script;

test.describe("a release and a rollback of a remote @desktop", () => {
  useIsolatedReleases();

  test("reach a signed-in user on the next reload, and an open tab keeps its version", async ({
    page,
    isolatedProgram,
    signInAs,
  }) => {
    await signInAs("admin");
    await openUsers(page);

    await releaseRenamedField(isolatedProgram);
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

  test("are checked: the check takes a screenshot and fails if a screen does not render @sweep", async ({
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
