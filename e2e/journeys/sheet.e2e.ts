import { expect, test } from "../fixtures.ts";
import { openDashboard, getPanel, getRow, getSectionButton } from "../gym.ts";
import { drag, getBox } from "../pointer.ts";

test.describe("the route panel on a phone", () => {
  test.use({ reducedMotion: "reduce" });

  test("closes with a tap above it or a long drag, but not with a short drag", async ({ page }) => {
    await openDashboard(page);
    await getSectionButton(page, "Green").click();
    await getRow(page, "G1").click();
    await expect(getPanel(page, "G1")).toHaveAttribute("aria-modal", "true");
    const box = await getBox(getPanel(page));
    const centreX = box.x + box.width / 2;

    await page.touchscreen.tap(centreX, box.y - 12);
    await expect(getPanel(page)).toBeHidden();
    await expect(getRow(page, "G1")).toBeFocused();

    await getRow(page, "G1").click();
    await expect(getPanel(page, "G1")).toBeVisible();
    const handle = { x: centreX, y: box.y + 20 };
    await drag(page, handle, { ...handle, y: handle.y + 22 });
    await expect.poll(() => getPanel(page).boundingBox()).toEqual(box);

    await drag(page, handle, { ...handle, y: handle.y + 300 });
    await expect(getPanel(page)).toBeHidden();
    await expect(getRow(page, "G1")).toBeFocused();
  });

  test("opens the next or previous route with a sideways swipe, and closes with a swipe down", async ({
    page,
    seed,
    signInAs,
  }) => {
    // A climber's panel has more content than a visitor's.
    await signInAs("climber");
    // In this viewport, the panel is shorter than its content, so the content can scroll.
    await page.setViewportSize({ width: 390, height: 440 });
    const route = await seed.getFirstRoute();
    await page.goto(`/?route=${route.id}`);
    const box = await getBox(getPanel(page, route.name));
    const photo = { x: box.x + box.width / 2, y: box.y + 130 };
    const nextButton = getPanel(page).getByRole("button", { name: /^Next route: / });
    const nextName = (await nextButton.getAttribute("aria-label"))?.replace(/^.*: /, "") ?? "";

    await drag(page, photo, { ...photo, x: photo.x - 120 });
    await expect(getPanel(page, nextName)).toBeVisible();
    await drag(page, photo, { ...photo, x: photo.x + 120 });
    await expect(getPanel(page, route.name)).toBeVisible();

    // The content grows while its parts load.
    const getScrollableHeight = () =>
      getPanel(page).evaluate((panel) => {
        const content = panel.querySelector("[data-sheet-content]");
        return content ? content.scrollHeight - content.clientHeight : 0;
      });
    await expect.poll(getScrollableHeight).toBeGreaterThan(60);
    await drag(page, photo, { ...photo, y: photo.y - 60 });
    const getScrollTop = () =>
      getPanel(page).evaluate((panel) => panel.querySelector("[data-sheet-content]")?.scrollTop);
    await expect.poll(getScrollTop).toBeGreaterThan(20);
    await drag(page, photo, { ...photo, y: photo.y + 200 });
    await expect.poll(getScrollTop).toBe(0);
    await expect(getPanel(page)).toBeVisible();

    await drag(page, photo, { ...photo, y: photo.y + 200 });
    await expect(getPanel(page)).toBeHidden();
  });
});
