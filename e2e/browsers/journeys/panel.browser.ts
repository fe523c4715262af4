import { getDot, getPanel } from "../../gym.ts";
import { getBox, getCentre } from "../../pointer.ts";
import { getAddButton } from "../../route-panel.ts";
import { expectHidden, expectVisible } from "../expect.ts";
import { expect, test } from "../fixtures.ts";
import type { BrowserLocator } from "../page.ts";
import { PHONE } from "../tags.ts";

const expectNoAnimation = (locator: BrowserLocator) =>
  expect.poll(() => locator.evaluate((element) => element.getAnimations().length)).toBe(0);

/**
 * Adds long content that ends with an absolutely positioned label, like our visually hidden labels. Scrolls to the
 * label. Returns how far the panel scrolled. Runs in the page.
 */
function scrollToAddedLabel(panel: Element): number {
  const content = Array.from(panel.children).find(
    (child) => getComputedStyle(child).overflowY === "auto",
  );
  const [spacer, label] = [document.createElement("div"), document.createElement("span")];
  spacer.style.height = "2000px";
  label.style.position = "absolute";
  label.textContent = "Label";
  content?.append(spacer, label);
  label.scrollIntoView({ block: "start" });
  return panel.scrollTop;
}

test.describe("the route panel", () => {
  test("stays in place when a visually hidden label scrolls into view", async ({
    browserPage: page,
    signInAsNewClimber,
    route,
  }) => {
    await signInAsNewClimber();
    await page.goto(`/?route=${route.id}`);
    await expectVisible(getAddButton(page, "Send"));
    await expectNoAnimation(getPanel(page));
    const before = await getBox(getAddButton(page, "Send"));

    const scrollTop = await getPanel(page, route.name).evaluate(scrollToAddedLabel);

    expect(scrollTop).toBe(0);
    expect(await getBox(getAddButton(page, "Send"))).toEqual(before);
  });

  test("shows a centred spinner while its module loads", async ({
    browserPage: page,
    failingProxy,
    route,
  }) => {
    failingProxy.fail(/^\/remotes\/climber\/.*route-panel-screen/, "hang");
    await page.goto("/feed");
    await expectVisible(page.getByRole("article").first());
    // Not with the first page, whose document already draws the photo of the route.
    await page.evaluate(openRouteInHistory, route.id);
    const overlay = page.getByRole("complementary");
    await expectVisible(overlay);
    // The panel and its spinner are visible before the module is requested.
    await expect.poll(() => failingProxy.getUnmatchedPatterns()).toEqual([]);

    const offset = await overlay.evaluate((element) => {
      const [panelBox, spinnerBox] = [element, element.querySelector("[data-motion]")].map((part) =>
        part?.getBoundingClientRect(),
      );
      if (!panelBox || !spinnerBox) return undefined;
      return panelBox.x + panelBox.width / 2 - (spinnerBox.x + spinnerBox.width / 2);
    });
    expect(offset).toBeCloseTo(0, 0);
  });

  test("opens the user list above the panel, and back closes first the list, then the panel", async ({
    browserPage: page,
    route,
  }) => {
    await page.goto("/");
    await getDot(page, route.name).click();
    await page.getByRole("button", { name: new RegExp(`^${route.name} `) }).click();
    await expectVisible(getPanel(page));
    await expectNoAnimation(getPanel(page));
    await getPanel(page)
      .getByRole("button", { name: /^Sent By/ })
      .click();
    const userListDialog = page.getByRole("dialog", { name: "Sent By" });
    await expectVisible(userListDialog.getByRole("listitem"));

    await page.goBack();
    await expectHidden(userListDialog);
    await expectVisible(getPanel(page, route.name));
    await page.goBack();
    await expectHidden(getPanel(page));
    expect(new URL(await page.url()).search).toBe("");
  });

  test(
    "closes with a long drag of its handle",
    { tag: PHONE },
    async ({ browserPage: page, route }) => {
      await page.goto(`/?route=${route.id}`);
      await expectVisible(getPanel(page, route.name));
      await expectNoAnimation(getPanel(page));
      const { x } = await getCentre(getPanel(page));
      const { y } = await getBox(getPanel(page));
      await page.mouse.move(x, y + 20);
      await page.mouse.down();
      await page.mouse.move(x, y + 320, { steps: 10 });
      await page.mouse.up();
      await expectHidden(getPanel(page));
    },
  );
});

/** Opens the panel as a link in the page does. */
function openRouteInHistory(routeId: string): void {
  history.pushState(null, "", `?route=${routeId}`);
  dispatchEvent(new PopStateEvent("popstate"));
}
