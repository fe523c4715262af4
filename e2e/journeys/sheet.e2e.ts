import { expect, test } from "../fixtures.ts";
import { openDashboard, panel, row, section } from "../gym.ts";
import { drag } from "../pointer.ts";

test.describe("the route panel on a phone", () => {
  test.use({ reducedMotion: "reduce" });

  test("closes with a tap beside it or a long drag; a short drag springs back", async ({
    page,
  }) => {
    await openDashboard(page);
    await section(page, "Green").click();
    await row(page, "G1").click();
    await expect(panel(page, "G1")).toHaveAttribute("aria-modal", "true");
    const box = await panel(page).boundingBox();
    if (!box) throw new Error("The panel is not visible");
    const centerX = box.x + box.width / 2;

    await page.touchscreen.tap(centerX, box.y - 12);
    await expect(panel(page)).toBeHidden();
    await expect(row(page, "G1")).toBeFocused();

    await row(page, "G1").click();
    await expect(panel(page, "G1")).toBeVisible();
    const handle = { x: centerX, y: box.y + 20 };
    await drag(page, handle, { ...handle, y: handle.y + 22 });
    await expect.poll(() => panel(page).boundingBox()).toEqual(box);

    await drag(page, handle, { ...handle, y: handle.y + 300 });
    await expect(panel(page)).toBeHidden();
    await expect(row(page, "G1")).toBeFocused();
  });
});
