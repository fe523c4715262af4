import type { Locator, Page } from "@playwright/test";

import { finishAnimations } from "../animations.ts";
import { expect, test } from "../fixtures.ts";
import { createLargePhoto } from "../photo.ts";
import { drag, getBox, pinch } from "../pointer.ts";
import { getNotifications } from "../session.ts";

/** Chooses a photo in the settings. Its right third is blue, the rest is red. */
async function openCropDialog(page: Page) {
  await page.goto("/settings");
  await page.getByLabel("Change photo").setInputFiles(await createLargePhoto(page));
  const dialog = page.getByRole("dialog", { name: "Crop photo" });
  const frame = dialog.getByRole("application", { name: "Photo" });
  await expect(frame).toBeFocused();
  // The frame moves while the dialog slides in.
  await page.evaluate(finishAnimations);
  return { dialog, frame };
}

async function saveCrop(page: Page, dialog: Locator) {
  await dialog.getByRole("button", { name: "Use photo" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(getNotifications(page)).toContainText("Settings Updated");
}

/** Returns the colour in the middle of the stored photo. */
async function readStoredColor(page: Page, username: string) {
  const user = await (await page.request.get(`/api/users/get_public/${username}`)).json();
  return page.evaluate(readMiddleColor, `/api/profile_photo/${user.id}`);
}

test.describe("a profile photo", () => {
  test("is stored as the user cropped it", async ({ page, seed }) => {
    const { username } = await seed.signInAsNewClimber();
    const { dialog, frame } = await openCropDialog(page);
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
    await saveCrop(page, dialog);

    expect(await readStoredColor(page, username)).toEqual("blue");
  });

  test("zooms at the fingers with a pinch @sweep", async ({ page, seed }) => {
    const { username } = await seed.signInAsNewClimber();
    const { dialog, frame } = await openCropDialog(page);
    const { x, y, width, height } = await getBox(frame);
    const middle = { x: x + width / 2, y: y + height / 2 };

    // The drag moves the frame from pixels 300–600 of the photo to 400–700. The fingers are around pixel 670.
    await drag(page, middle, { ...middle, x: middle.x - width / 3 });
    await pinch(page, { x: x + width * 0.9, y: middle.y }, [8, 24]);

    const slider = dialog.getByRole("slider", { name: "Zoom" });
    await expect.poll(async () => Number(await slider.inputValue())).toBeCloseTo(3, 1);
    await saveCrop(page, dialog);

    // A zoom at the middle of the frame would show pixels 500–600, which are red.
    expect(await readStoredColor(page, username)).toEqual("blue");
  });

  test("shows an error if the browser cannot read its format", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    await page.goto("/settings");
    const photoField = page.getByLabel("Change photo");

    await photoField.setInputFiles({
      name: "IMG_0042.HEIC",
      mimeType: "image/heic",
      buffer: Buffer.from("not decodable"),
    });

    await expect(photoField).toHaveAccessibleDescription(
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
