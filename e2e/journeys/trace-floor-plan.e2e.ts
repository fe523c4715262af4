import type { Locator } from "@playwright/test";

import {
  createPen,
  EMPTY_LAYOUT,
  expect,
  expectShape,
  openEditor,
  createSquare,
  test,
} from "../layout-editor.ts";
import { onePixelPhoto } from "../photo.ts";

test("an admin traces a floor plan, scales it by a known length, and finds it after a reload", async ({
  page,
  createGym,
}) => {
  await createGym({ layout: EMPTY_LAYOUT });
  await openEditor(page, "lines");
  const image = page.locator(".trace image");

  await test.step("shows the image in the guide box", async () => {
    const fileChooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "More actions for the layout" }).click();
    await page.getByRole("menuitem", { name: "Trace a floor plan" }).click();
    await (await fileChooser).setFiles(onePixelPhoto);
    await expect(image).toHaveAttribute("href", /^blob:/);
    await expect(image).toHaveAttribute("width", "200");
  });
  await test.step("scales the image so that the measured line has the given length", async () => {
    await page.getByRole("button", { name: "Scale the floor plan" }).click();
    await expect(page.getByLabel("Its length in units")).toBeVisible();
    const pen = await createPen(page);
    await pen.tap({ x: -50, y: 0 });
    await pen.tap({ x: 50, y: 0 });
    await page.getByLabel("Its length in units").fill("50");
    await page.getByRole("button", { name: "Scale", exact: true }).click();
    await expect(page.getByRole("button", { name: "Scale the floor plan" })).toBeVisible();
    expect(Math.abs((await getWidth(image)) - 100)).toBeLessThan(5);
    await expectShape(page, "0 points · open");
  });
  await test.step("draws above the image", async () => {
    const pen = await createPen(page);
    await pen.draw(createSquare(-50, -50, 100));
    await expectShape(page, "4 points · open");
  });
  await test.step("keeps the image across a reload, until the admin removes it", async () => {
    const width = await getWidth(image);
    await page.reload();
    await expect(image).toHaveAttribute("href", /^blob:/);
    expect(await getWidth(image)).toBe(width);
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(image).toHaveCount(0);
    await page.reload();
    await expect(page.locator(".guide")).toBeVisible();
    await expect(image).toHaveCount(0);
  });
});

const getWidth = async (image: Locator) => Number(await image.getAttribute("width"));
