import type { Page } from "@playwright/test";

import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { releaseVariant } from "../release-variant.ts";

const renameField = (script: string) => script.replaceAll("`Changed by`", "`Edited by`");

const getField = (page: Page, name: string) => page.getByRole("searchbox", { name });
const getBadge = (page: Page) => page.getByRole("region", { name: "Preview" });
const getMessage = (page: Page) => page.getByText("No preview, this is the live version");

test.describe("a preview of a release @desktop", () => {
  test.use({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

  test("runs in one tab of an admin, until the admin leaves it", async ({
    page,
    context,
    signInAs,
    isolatedProgram,
  }) => {
    const release = { remote: "admin", change: renameField, isPreview: true } as const;
    const hash = await releaseVariant(isolatedProgram, release);
    await signInAs("admin");

    await page.goto("/admin/releases");
    const [preview] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: `Preview 1.0.0 (${hash.slice(0, 8)})` }).click(),
    ]);
    await expect(getBadge(preview)).toContainText(`admin 1.0.0 ${hash.slice(0, 8)}`);
    expect(await findViolations(preview)).toEqual([]);

    await preview.getByRole("link", { name: "Audit" }).click();
    await expect(getField(preview, "Edited by")).toBeVisible();
    await preview.reload();
    await expect(getField(preview, "Edited by")).toBeVisible();
    await page.goto("/admin/audit");
    await expect(getField(page, "Changed by")).toBeVisible();
    await expect(getBadge(page)).toBeHidden();

    await preview.getByRole("button", { name: "Leave preview" }).click();
    await expect(getField(preview, "Changed by")).toBeVisible();
    await expect(getBadge(preview)).toBeHidden();
  });

  test("does not run for climbers", async ({ page, signInAs, isolatedProgram }) => {
    const release = { remote: "climber", change: renameField, isPreview: true } as const;
    const hash = await releaseVariant(isolatedProgram, release);
    await signInAs("climber");

    await page.goto(`/?remote=climber@${hash}`);

    await expect(getMessage(page)).toBeVisible();
    await expect(page.getByText("Only setters and admins can preview a release.")).toBeVisible();
    await expect(page.getByRole("listbox", { name: /map/i })).toBeVisible();
    await expect(getBadge(page)).toBeHidden();
  });

  test("shows a message and the live version if the release does not exist", async ({
    page,
    signInAs,
  }) => {
    await signInAs("setter");

    await page.goto("/?remote=climber@deadbeef");

    await expect(getMessage(page)).toBeVisible();
    await expect(page.getByText("climber@deadbeef does not exist, or was removed.")).toBeVisible();
    await expect(page.getByRole("listbox", { name: /map/i })).toBeVisible();
  });
});
