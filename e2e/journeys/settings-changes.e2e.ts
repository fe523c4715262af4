import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { createLargePhoto, onePixelPhoto } from "../photo.ts";
import { getBox } from "../pointer.ts";
import { getNotifications, getToken } from "../session.ts";

const getAbout = (page: Page) => page.getByRole("textbox", { name: "About" });
const getLeaveDialog = (page: Page) =>
  page.getByRole("alertdialog", { name: "Leave without saving?" });

/** A draft stores its photo shortly after the dialog closes. */
const isPhotoStored = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).some((key) => key.endsWith(".photo")));

const openWithChanges = async (page: Page) => {
  await page.goto("/settings");
  await getAbout(page).fill("Slabs, mostly.");
};

test.describe("unsaved settings", () => {
  test("are guarded on links and the back button", async ({ page, seed }) => {
    await seed.createClimber();
    await openWithChanges(page);

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

  test("are guarded on a reload and restored afterwards", async ({ page, seed }) => {
    await seed.createClimber();
    await openWithChanges(page);
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

test.describe("a profile photo", () => {
  test("is stored as the user cropped it", async ({ page, seed }) => {
    const { username } = await seed.createClimber();
    await page.goto("/settings");
    await page.getByLabel("Change photo").setInputFiles(await createLargePhoto(page));
    const dialog = page.getByRole("dialog", { name: "Crop photo" });
    const frame = dialog.getByRole("application", { name: "Photo" });
    await expect(frame).toBeFocused();
    const box = await getBox(frame);

    // Drag to the right end of the photo.
    await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - box.width, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await frame.hover();
    await page.mouse.wheel(0, -200);
    await expect(dialog.getByRole("slider", { name: "Zoom" })).not.toHaveValue("1");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await dialog.getByRole("button", { name: "Use photo" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(getNotifications(page)).toContainText("Settings Updated");

    const user = await (await page.request.get(`/api/users/get_public/${username}`)).json();
    const color = await page.evaluate(readMiddleColor, `/api/profile_photo/${user.id}`);
    expect(color).toEqual("blue");
  });

  test("shows an error if the browser cannot read its format", async ({ page, seed }) => {
    await seed.createClimber();
    await page.goto("/settings");
    const picker = page.getByLabel("Change photo");

    await picker.setInputFiles({
      name: "IMG_0042.HEIC",
      mimeType: "image/heic",
      buffer: Buffer.from("not decodable"),
    });

    await expect(picker).toHaveAccessibleDescription(
      "This photo is in the HEIC format, which this browser cannot read. Choose a JPG or PNG.",
    );
  });
});

/** Runs in the page. */
async function readMiddleColor(url: string): Promise<string> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(125, 125, 1, 1).data ?? [];
  return red > blue ? "red" : "blue";
}
