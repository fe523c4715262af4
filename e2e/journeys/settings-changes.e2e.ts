import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { onePixelPhoto } from "../photo.ts";
import {
  getLoginLink,
  getNotifications,
  getToken,
  getUserMenu,
  logIn,
  signOut,
} from "../session.ts";

const getAbout = (page: Page) => page.getByRole("textbox", { name: "About" });
const getLeaveDialog = (page: Page) =>
  page.getByRole("alertdialog", { name: "Leave without saving?" });

/** Returns whether the browser has stored the draft's photo, which happens shortly after the crop dialog has closed. */
const isPhotoStored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(".photo")));

const openSettingsWithChanges = async (page: Page) => {
  await page.goto("/settings");
  await getAbout(page).fill("Slabs, mostly.");
};

test.describe("unsaved settings", () => {
  test("ask for confirmation when the user follows a link or goes forward", async ({
    page,
    seed,
  }) => {
    await seed.signInAsNewClimber();
    await openSettingsWithChanges(page);

    await page.getByRole("link", { name: "Feed", exact: true }).click();
    await getLeaveDialog(page).getByRole("button", { name: "Stay" }).click();
    await expect(page).toHaveURL("/settings");
    await expect(getAbout(page)).toHaveValue("Slabs, mostly.");

    await page.getByRole("link", { name: "View your profile as a visitor" }).click();
    await getLeaveDialog(page).getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL("/profile/?view=visitor");
    await page.goBack();
    await expect(page.getByText("You have unsaved changes.")).toBeVisible();
    await expect(getAbout(page)).toHaveValue("Slabs, mostly.");

    await page.goForward();
    await expect(getLeaveDialog(page)).toBeVisible();
    await expect(page).toHaveURL("/settings");
    await getLeaveDialog(page).getByRole("button", { name: "Discard changes" }).click();
    await expect(page).toHaveURL("/profile/?view=visitor");
    await page.goBack();
    await expect(getAbout(page)).toHaveValue("");
  });

  test("ask for confirmation before a sign-out, and are discarded by it", async ({
    page,
    seed,
  }) => {
    const account = await seed.signInAsNewClimber();
    await openSettingsWithChanges(page);
    const dialog = page.getByRole("alertdialog", { name: "Sign out without saving?" });

    await signOut(page);
    await expect(dialog.getByRole("button", { name: "Stay" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(getAbout(page)).toHaveValue("Slabs, mostly.");
    expect(await getToken(page)).not.toBeNull();

    await signOut(page);
    await dialog.getByRole("button", { name: "Sign out" }).click();
    await expect(getLoginLink(page)).toBeVisible();
    expect(await getToken(page)).toBeNull();
    await getLoginLink(page).click();
    await logIn(page, account);
    await expect(getUserMenu(page, account.username)).toBeVisible();
    await page.goto("/settings");
    await expect(getAbout(page)).toHaveValue("");
  });

  test("are restored after the session has ended and the same user has logged in", async ({
    page,
    seed,
  }) => {
    const account = await seed.signInAsNewClimber();
    await openSettingsWithChanges(page);
    const headers = { authorization: `Bearer ${await getToken(page)}` };
    expect((await page.request.post("/api/auth/jwt/logout", { headers })).status()).toBe(204);

    await page.getByRole("button", { name: "Save" }).click();

    await expect(getLoginLink(page)).toBeVisible();
    await getLoginLink(page).click();
    await logIn(page, account);
    await expect(getUserMenu(page, account.username)).toBeVisible();
    await page.goto("/settings");
    await expect(page.getByText("You have unsaved changes.")).toBeVisible();
    await expect(getAbout(page)).toHaveValue("Slabs, mostly.");
  });

  test("ask for confirmation before a reload, and are restored after it", async ({
    page,
    seed,
  }) => {
    await seed.signInAsNewClimber();
    await openSettingsWithChanges(page);
    await page.getByLabel("Change photo").setInputFiles(onePixelPhoto);
    await page.getByRole("button", { name: "Use photo" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect.poll(() => isPhotoStored(page)).toBe(true);
    const dialogTypes: string[] = [];
    page.on("dialog", (dialog) => {
      dialogTypes.push(dialog.type());
      void dialog.accept();
    });

    await page.reload();

    expect(dialogTypes).toEqual(["beforeunload"]);
    await expect(page.getByText("You have unsaved changes.")).toBeVisible();
    await expect(getAbout(page)).toHaveValue("Slabs, mostly.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(getNotifications(page)).toContainText("Settings Updated");
    await page.reload();
    expect(dialogTypes).toEqual(["beforeunload"]);
    await expect(getAbout(page)).toHaveValue("Slabs, mostly.");
    const me = await page.request.get("/api/users/me", {
      headers: { authorization: `Bearer ${await getToken(page)}` },
    });
    expect(await me.json()).toMatchObject({ about: "Slabs, mostly.", has_profile_photo: true });
  });
});
