import { getUploadBetaButton, getUploadDialog, getVerifyDialog } from "../beta.ts";
import { verifyEmail } from "../email.ts";
import { expect, test } from "../fixtures.ts";
import { getPanel } from "../gym.ts";

test("back closes only the top overlay, and then the panel", async ({ page, seed }) => {
  const { email } = await seed.signInAsNewClimber();
  const { id, name } = await seed.getFirstRoute();
  await page.goto("/");
  await page.goto(`/?route=${id}`);

  await getUploadBetaButton(page).click();
  await expect(getVerifyDialog(page)).toBeVisible();
  await page.goBack();
  await expect(getVerifyDialog(page)).toBeHidden();
  await expect(getPanel(page, name)).toBeVisible();

  await getUploadBetaButton(page).click();
  await getVerifyDialog(page).getByRole("button", { name: "Send Email" }).click();
  await expect(getVerifyDialog(page)).toBeHidden();
  await expect(getPanel(page, name)).toBeVisible();
  await verifyEmail(page, email);
  await page.reload();

  await getUploadBetaButton(page).click();
  await expect(getUploadDialog(page)).toBeVisible();
  await page.goBack();
  await expect(getUploadDialog(page)).toBeHidden();
  await expect(getPanel(page, name)).toBeVisible();
  await page.goBack();
  await expect(getPanel(page)).toBeHidden();
  await expect(page).toHaveURL("/");
});
