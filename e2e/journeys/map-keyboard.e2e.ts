import { climbs, projects } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";
import { getMap, openDashboard, getPanel, getSelectedDot, tapDot } from "../gym.ts";
import { postForRoute } from "../post-for-route.ts";

test.describe("the map for keyboards and screen readers", () => {
  test("is a list that names the circuit, location and state of each route", async ({
    page,
    seed,
  }) => {
    await seed.signInAsNewClimber();
    const greenRoutes = (await seed.getRoutes()).filter(({ name }) => /^G\d+$/.test(name));
    const states = ["sent", "attempted", "not sent, project", "attempted, project"];
    const [sent, attempted, project, attemptedProject] = greenRoutes;
    await postForRoute(page, climbs.addSend, sent);
    await postForRoute(page, climbs.addAttempt, attempted);
    await postForRoute(page, climbs.addAttempt, attemptedProject);
    await postForRoute(page, projects.add, project);
    await postForRoute(page, projects.add, attemptedProject);
    await openDashboard(page, "/?q=green");

    const options = greenRoutes.map(
      ({ name, location }, index) =>
        `  - option "${name}, Green, ${location}, ${states[index] ?? "not sent"}"`,
    );
    const list = [`- listbox "Gym map, ${greenRoutes.length} routes":`, "  - /children: equal"];
    await expect(getMap(page)).toMatchAriaSnapshot([...list, ...options].join("\n"));

    await tapDot(page, attemptedProject?.name ?? "");
    await expect(getMap(page)).toMatchAriaSnapshot(
      `- listbox:\n  - option "${attemptedProject?.name}, Green, ${attemptedProject?.location}, attempted, project" [selected]`,
    );
  });

  test("has one tab stop; arrow keys select a route, and Enter opens it", async ({ page }) => {
    await openDashboard(page);
    await getMap(page).focus();
    await page.keyboard.press("ArrowLeft");
    const firstLabel = await getSelectedDot(page).getAttribute("aria-label");
    expect(await getMap(page).getAttribute("aria-activedescendant")).toBe(
      await getSelectedDot(page).getAttribute("id"),
    );

    await page.keyboard.press("ArrowRight");
    await expect(getSelectedDot(page)).not.toHaveAccessibleName(firstLabel ?? "");
    await expect(getMap(page)).toBeFocused();
    const secondLabel = await getSelectedDot(page).getAttribute("aria-label");

    await page.keyboard.press("Enter");
    await expect(getPanel(page)).toHaveAccessibleName(secondLabel?.split(",")[0] ?? "");
    await page.keyboard.press("Escape");
    await expect(getMap(page)).toBeFocused();

    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Zoom in" })).toBeFocused();
  });
});
