import {
  createPen,
  EMPTY_LAYOUT,
  expect,
  expectShape,
  getSaveButton,
  openEditor,
  createSquare,
  test,
  WALL,
} from "../layout-editor.ts";

test.describe("the layout editor", () => {
  test("draws, edits and saves a line @sweep-phone", async ({ page, createGym }) => {
    const { fetchGym } = await createGym({ layout: EMPTY_LAYOUT });
    await openEditor(page, "lines");
    const pen = await createPen(page);

    await test.step("the guide box is 200 wide and 250 tall, around the origin", async () => {
      const guide = page.locator(".guide");
      await expect(guide).toHaveAttribute("x", "-100");
      await expect(guide).toHaveAttribute("y", "-125");
      await expect(guide).toHaveAttribute("width", "200");
      await expect(guide).toHaveAttribute("height", "250");
    });
    await test.step("a click adds a point to an open shape", async () => {
      await pen.draw([
        { x: -50, y: -50 },
        { x: 50, y: -50 },
        { x: 50, y: 50 },
      ]);
      await expectShape(page, "3 points · open");
    });
    await test.step("a click on the first point closes the shape", async () => {
      await pen.tap({ x: -47, y: -47 });
      await expectShape(page, "3 points · joined");
    });
    await test.step("a click on the closing line inserts a point", async () => {
      await pen.tap({ x: 0, y: 0 });
      await expectShape(page, "4 points · joined");
    });
    await test.step("a drag moves a point", async () => {
      await pen.drag({ x: 0, y: 0 }, { x: -50, y: 50 });
      await expect(page.locator(".handle").nth(3)).toHaveAttribute("cx", /^-(4\d|5[0-3])/);
      await expect(page.locator(".handle").nth(3)).toHaveAttribute("cy", /^(4[6-9]|5[0-3])/);
      await expectShape(page, "4 points · joined");
    });
    await test.step("a click on a point selects it, a second click deletes it", async () => {
      await pen.tap({ x: 50, y: -50 });
      await expect(page.getByText("Tap again to delete")).toBeVisible();
      await pen.tap({ x: 50, y: -50 });
      await expectShape(page, "3 points · joined");
    });
    await test.step("undo reverts the deletion, and redo repeats it", async () => {
      await page.getByRole("button", { name: "Undo" }).click();
      await expectShape(page, "4 points · joined");
      await page.getByRole("button", { name: "Redo" }).click();
      await expectShape(page, "3 points · joined");
    });
    await test.step("the style changes from Wall to Pad", async () => {
      await page.getByRole("radio", { name: "Pad" }).check();
      await expect(page.getByRole("button", { name: "Delete Pad Area 1" })).toBeVisible();
    });
    await test.step("the last remaining line cannot be deleted", async () => {
      await expect(page.getByRole("button", { name: "Delete Pad Area 1" })).toBeDisabled();
      await page.getByRole("button", { name: "Add line" }).click();
      await page.getByRole("button", { name: "Delete Wall 1" }).click();
      await expect(page.getByRole("button", { name: "Delete Pad Area 1" })).toBeDisabled();
    });
    await test.step("Save stores the line", async () => {
      await getSaveButton(page).click();
      await expect(page.getByText("Gym Updated")).toBeVisible();
      expect((await fetchGym()).layout.lines).toMatchObject([{ style: "mat", joined: true }]);
    });
  });

  test(
    "finds points within 6 units and lines within 5 units of a click",
    { tag: "@desktop" },
    async ({ page, createGym }) => {
      await createGym({ layout: { lines: [WALL], areas: [] } });
      await openEditor(page, "lines");
      const pen = await createPen(page);

      await test.step("a point is hit within 6 units", async () => {
        await pen.tap({ x: 50, y: 44.5 });
        await expect(page.locator(".handle.selected")).toHaveCount(1);
        await expectShape(page, "4 points · joined");
        await page.keyboard.press("Escape");
      });
      await test.step("a line is hit within 5 units", async () => {
        await pen.tap({ x: 0, y: -54.5 });
        await expectShape(page, "5 points · joined");
      });
      await test.step("a click farther away from a joined shape changes nothing", async () => {
        await pen.tap({ x: 0, y: -62 });
        await expectShape(page, "5 points · joined");
        await expect(page.locator(".handle.selected")).toHaveCount(0);
      });
    },
  );

  test("draws, checks and saves areas @sweep-phone", async ({ page, createGym }) => {
    const { fetchGym } = await createGym({ layout: { lines: [WALL], areas: [] } });
    await openEditor(page, "areas");
    const pen = await createPen(page);

    await test.step("the last remaining area cannot be deleted", async () => {
      await expect(page.getByRole("button", { name: "Delete Area 1" })).toBeDisabled();
    });
    await test.step("an area needs a name", async () => {
      await pen.drawClosed(createSquare(-60, -60, 60));
      await page.getByLabel("Area name").fill("");
      await getSaveButton(page).click();
      await expect(page.getByText("Required")).toBeVisible();
      await page.getByLabel("Area name").fill("The Slab");
    });
    await test.step("overlapping areas are reported", async () => {
      await page.getByRole("button", { name: "Add area" }).click();
      await page.getByLabel("Area name").fill("The Cave");
      const newPen = await createPen(page);
      await newPen.drawClosed(createSquare(-30, -30, 90));
      await expect(page.getByText("4 points · joined")).toHaveCount(2);
      await page.getByRole("button", { name: /^\d warnings?$/ }).click();
      await page.getByRole("button", { name: "The Slab and The Cave overlap" }).click();
      await expect(page.locator(".warnings .ring")).toBeVisible();
    });
    await test.step("a part of a wall without an area is reported", async () => {
      await page.getByRole("button", { name: /^\d warnings?$/ }).click();
      await page
        .getByRole("button", { name: /^A wall has no area for \d+ units$/ })
        .first()
        .click();
      await expect(page.locator(".warnings .ring")).toBeVisible();
    });
    await test.step("new areas have a random colour with a low alpha", async () => {
      await getSaveButton(page).click();
      await expect(page.getByText("Gym Updated")).toBeVisible();
      const { areas } = (await fetchGym()).layout;
      expect(areas.map(({ name }) => name)).toEqual(["The Slab", "The Cave"]);
      for (const { color } of areas) expect(color).toMatch(/^#[0-9a-f]{6}40$/);
      expect(new Set(areas.map(({ color }) => color)).size).toBe(2);
    });
  });

  test(
    "shows the lengths and the angle at a point while it is dragged or selected",
    { tag: "@desktop" },
    async ({ page, createGym }) => {
      const points = createSquare(-50, -50, 100).slice(0, 3);
      await createGym({ layout: { lines: [{ style: "wall", joined: false, points }], areas: [] } });
      await openEditor(page, "lines");
      const pen = await createPen(page);
      const measures = page.locator(".measures text");

      await pen.press({ x: 50, y: -50 });
      await pen.move({ x: 50, y: -20 });

      await expect(measures).toHaveText([/^10[3-6]/, /^(69|70|71)/, /^10[5-8]°$/]);
      await pen.release();
      await expect(measures).toHaveCount(3);
      await page.keyboard.press("Escape");
      await expect(measures).toHaveCount(0);
    },
  );
});
