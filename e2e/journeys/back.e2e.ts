import { emailLinks } from "@topout/shared/contract";
import type { Page } from "@playwright/test";

import { waitForEmailedPath } from "../email.ts";
import { expect, test } from "../fixtures.ts";
import { getPanel } from "../gym.ts";

const getBetaStrip = (page: Page) => getPanel(page).getByRole("region", { name: "Beta" });
const getVerifyDialog = (page: Page) => page.getByRole("dialog", { name: "Verify your email" });
const getUploadDialog = (page: Page) => page.getByRole("dialog", { name: "Upload beta" });

test("back closes only the top overlay, and then the panel", async ({ page, seed }) => {
  const { email } = await seed.createClimber();
  const { id, name } = await seed.getFirstRoute();
  await page.goto("/");
  await page.goto(`/?route=${id}`);

  await getBetaStrip(page).getByRole("button", { name: "Upload beta" }).click();
  await expect(getVerifyDialog(page)).toBeVisible();
  await page.goBack();
  await expect(getVerifyDialog(page)).toBeHidden();
  await expect(getPanel(page, name)).toBeVisible();

  await getBetaStrip(page).getByRole("button", { name: "Upload beta" }).click();
  await getVerifyDialog(page).getByRole("button", { name: "Send Email" }).click();
  await expect(getVerifyDialog(page)).toBeHidden();
  await expect(getPanel(page, name)).toBeVisible();
  const token = (await waitForEmailedPath(email, "/verify/")).replace("/verify/", "");
  await page.request.post(`/api${emailLinks.verify.path}`, { data: { token } });
  await page.reload();

  await getBetaStrip(page).getByRole("button", { name: "Upload beta" }).click();
  await expect(getUploadDialog(page)).toBeVisible();
  await page.goBack();
  await expect(getUploadDialog(page)).toBeHidden();
  await expect(getPanel(page, name)).toBeVisible();
  await page.goBack();
  await expect(getPanel(page)).toBeHidden();
  await expect(page).toHaveURL("/");
});
