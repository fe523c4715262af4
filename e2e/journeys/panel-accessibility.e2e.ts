import { findViolations } from "../axe.ts";
import { getUploadBetaButton, getUploadButton, getUploadDialog, getVerifyDialog } from "../beta.ts";
import { expect, test } from "../fixtures.ts";
import { openDashboard, getRow } from "../gym.ts";
import { doubleTextSize, getDialogOverflow, NARROWEST_PHONE } from "../viewport.ts";

test.describe("a dialog of the route panel", () => {
  test.use({ reducedMotion: "reduce" });

  test("passes axe: the upload dialog without a file", async ({ page, signInAs, seed }) => {
    await signInAs("climber");
    const { id } = await seed.getFirstRoute();
    await page.goto(`/?route=${id}`);
    await getUploadBetaButton(page).click();
    await getUploadButton(page).click();
    await expect(getUploadDialog(page).getByRole("alert")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test("passes axe: the email verification dialog", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    const { id } = await seed.getFirstRoute();
    await page.goto(`/?route=${id}`);
    await getUploadBetaButton(page).click();
    await expect(getVerifyDialog(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe("the route panel on the narrowest phone", () => {
  test.use({ viewport: NARROWEST_PHONE });

  test("does not scroll horizontally with doubled text, and neither does the upload dialog", async ({
    page,
    signInAs,
    seed,
  }) => {
    await signInAs("climber");
    const { name } = await seed.getFirstRoute();
    await openDashboard(page, `/?q=${name}`);
    await doubleTextSize(page);

    await getRow(page, name).click();
    await expect(getUploadBetaButton(page)).toBeVisible();
    expect(await getDialogOverflow(page)).toBe(0);
    await getUploadBetaButton(page).click();
    await expect(getUploadDialog(page)).toBeVisible();
    expect(await getDialogOverflow(page)).toBe(0);
  });
});
