import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";
import { routes } from "@topout/shared/contract";

import { tabTo } from "../keyboard.ts";
import {
  createArea,
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
import type { Point } from "../pointer.ts";

const getCanvas = (page: Page) => page.getByRole("application", { name: /^Drawing of the/ });

/** Returns the offset of each point from the previous point. */
const getOffsets = (points: readonly Point[]) =>
  points.slice(1).map(({ x, y }, index) => {
    const { x: left, y: top } = points[index] ?? { x: 0, y: 0 };
    return { x: Math.round(x - left), y: Math.round(y - top) };
  });

test.describe("the layout editor", () => {
  test("scrolls to the active area in the list, and keeps its fields in view", async ({
    page,
    createGym,
  }) => {
    const areas = Array.from({ length: 30 }, (_, index) =>
      createArea(`Area ${index}`, createSquare(-90 + index * 2, -90, 40)),
    );
    await createGym({ layout: { lines: [WALL], areas } });
    await page.goto("/gyms?edit=areas");
    await expect(page.locator(".guide")).toBeVisible();

    await expect(page.getByRole("button", { name: /^Area 29/ })).toBeInViewport({ ratio: 1 });
    for (const control of [
      page.getByRole("button", { name: "Add area" }),
      page.getByRole("button", { name: "Delete Area 29" }),
      page.getByLabel("Area name"),
      page.getByLabel("Color"),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  });

  test("draws with the keyboard alone", async ({ page, createGym }) => {
    const { fetchGym } = await createGym({ layout: EMPTY_LAYOUT });
    await page.goto("/gyms?edit=lines");
    await expect(page.locator(".guide")).toBeVisible();
    await tabTo(page, getCanvas(page));

    await page.keyboard.press("Enter");
    await expectShape(page, "1 point · open");
    for (const key of ["Shift+ArrowLeft", "Shift+ArrowUp", "Enter", "Shift+ArrowRight"]) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expectShape(page, "3 points · open");
    await page.keyboard.press("c");
    await expectShape(page, "3 points · joined");
    await page.keyboard.press("Escape");
    await tabTo(page, getSaveButton(page));
    await page.keyboard.press("Enter");

    await expect(page.getByText("Gym Updated")).toBeVisible();
    const [line] = (await fetchGym()).layout.lines;
    expect(line).toMatchObject({ joined: true, style: "wall" });
    expect(getOffsets(line?.points ?? [])).toEqual([
      { x: 15, y: 0 },
      { x: 10, y: 6 },
    ]);
  });

  test("warns that another admin has changed the gym, and keeps the draft", async ({
    page,
    createGym,
  }) => {
    const { fetchGym, saveLayout } = await createGym({ layout: EMPTY_LAYOUT });
    await openEditor(page, "lines");
    const pen = await createPen(page);
    await pen.draw(createSquare(-50, -50, 100));
    await expectShape(page, "4 points · open");
    await saveLayout({ lines: [WALL, WALL], areas: [] });

    await getSaveButton(page).click();
    await expect(page.getByRole("alert")).toContainText("Another admin has changed this gym.");
    await expectShape(page, "4 points · open");
    expect((await fetchGym()).layout.lines).toHaveLength(2);

    await page.getByRole("button", { name: "Save anyway" }).click();
    await expect(page.getByText("Gym Updated")).toBeVisible();
    expect((await fetchGym()).layout.lines).toMatchObject([{ joined: false, style: "wall" }]);
  });

  test("restores the draft after a reload", async ({ page, createGym }) => {
    await createGym({ layout: EMPTY_LAYOUT });
    await openEditor(page, "lines");
    const pen = await createPen(page);
    await pen.draw(createSquare(-50, -50, 100));
    await expectShape(page, "4 points · open");

    await page.reload();
    await expect(page.getByText("We restored your unsaved changes.")).toBeVisible();
    await expectShape(page, "4 points · open");

    await page.getByRole("button", { name: "Discard changes" }).click();
    await expectShape(page, "0 points · open");
  });

  test("lists the routes whose location would change, and updates them", async ({
    page,
    createGym,
  }) => {
    const { gymId } = await createGym({
      layout: { lines: [], areas: [createArea("The Slab", createSquare(-50, -50, 100))] },
      routes: [{ name: "P7", x: 0, y: 0, location: "The Slab" }],
    });
    await openEditor(page, "areas");
    await page.getByLabel("Area name").fill("The Roof");
    await getSaveButton(page).click();

    const dialog = page.getByRole("dialog", { name: "Routes in changed areas" });
    await expect(dialog.getByText("The Slab → The Roof")).toBeVisible();
    await dialog.getByRole("button", { name: "Save" }).click();

    await expect(page.getByText("Gym Updated")).toBeVisible();
    const response = await page.request.get(`/api/routes/get_all?gym_id=${gymId}`);
    expect(routes.list.response.parse(await response.json())).toMatchObject([
      { name: "P7", location: "The Roof", version: 2 },
    ]);
  });

  test("imports a drawing and exports the layout", async ({ page, createGym }) => {
    await createGym({ layout: EMPTY_LAYOUT });
    await openEditor(page, "lines");
    const chooseFile = (content: string) =>
      page.getByLabel("Layout file").setInputFiles({
        name: "layout.svg",
        mimeType: "image/svg+xml",
        buffer: Buffer.from(content),
      });

    await chooseFile('<svg><path d="M0 0C1 1 2 2 3 3"/></svg>');
    await expect(page.getByText("Curves are not supported.")).toBeVisible();
    await chooseFile('<svg><script>alert(1)</script><polygon points="0,0 60,0 60,60"/></svg>');
    await expectShape(page, "3 points · joined");
    await page.getByRole("button", { name: "More actions for the layout" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Export as JSON" }).click();

    expect(JSON.parse(await readFile(await (await download).path(), "utf8"))).toMatchObject({
      lines: [{ joined: true, style: "wall", points: [{ x: 0 }, { x: 60 }, { y: 60 }] }],
      areas: [],
    });
    await page.getByRole("button", { name: "Undo" }).click();
    await expectShape(page, "0 points · open");
  });
});
