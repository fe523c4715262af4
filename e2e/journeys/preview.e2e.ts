import type { Page } from "@playwright/test";

import { getField, getUserSearch, openAudit, renameField } from "../admin-release.ts";
import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { releaseVariant } from "../release-variant.ts";

const getBadge = (page: Page) => page.getByRole("region", { name: "Preview" });
const getNoPreviewMessage = (page: Page) => page.getByText("No preview, this is the live version");

test.describe("a preview of a release @desktop", () => {
  test.use({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

  test("runs in one tab of an admin, until the admin leaves it", async ({
    page,
    context,
    signInAs,
    isolatedProgram,
  }) => {
    const variant = { remote: "admin", change: renameField, isPreview: true } as const;
    const hash = await releaseVariant(isolatedProgram, variant);
    await signInAs("admin");

    await page.goto("/admin/releases");
    const [previewPage] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: `Preview 1.0.0 (${hash.slice(0, 8)})` }).click(),
    ]);
    await expect(getBadge(previewPage)).toContainText(`admin 1.0.0 ${hash.slice(0, 8)}`);
    await expect(getUserSearch(previewPage)).toBeVisible();
    expect(await findViolations(previewPage)).toEqual([]);

    await openAudit(previewPage);
    await expect(getField(previewPage, "Edited by")).toBeVisible();
    await previewPage.reload();
    await expect(getField(previewPage, "Edited by")).toBeVisible();
    await page.goto("/admin/audit");
    await expect(getField(page, "Changed by")).toBeVisible();
    await expect(getBadge(page)).toBeHidden();

    await previewPage.getByRole("button", { name: "Leave preview" }).click();
    await expect(getField(previewPage, "Changed by")).toBeVisible();
    await expect(getBadge(previewPage)).toBeHidden();
  });

  test("does not run for climbers", async ({ page, signInAs, isolatedProgram }) => {
    const variant = { remote: "climber", change: renameField, isPreview: true } as const;
    const hash = await releaseVariant(isolatedProgram, variant);
    await signInAs("climber");

    await page.goto(`/?remote=climber@${hash}`);

    await expect(getNoPreviewMessage(page)).toBeVisible();
    await expect(page.getByText("Only setters and admins can preview a release.")).toBeVisible();
    await expect(page.getByRole("listbox", { name: /map/i })).toBeVisible();
    await expect(getBadge(page)).toBeHidden();
  });

  test("shows a message and the live version if the release does not exist @sweep", async ({
    page,
    signInAs,
  }) => {
    await signInAs("setter");

    await page.goto("/?remote=climber@deadbeef");

    await expect(getNoPreviewMessage(page)).toBeVisible();
    await expect(page.getByText("climber@deadbeef does not exist, or was removed.")).toBeVisible();
    await expect(page.getByRole("listbox", { name: /map/i })).toBeVisible();
  });
});
