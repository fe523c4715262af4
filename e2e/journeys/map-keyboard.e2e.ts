import { climbs, projects } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";
import { map, openDashboard, panel, selectedDot, tapDot } from "../gym.ts";
import { postForRoute } from "../post-for-route.ts";

test.describe("the map for keyboards and screen readers", () => {
  test("is a list that names the circuit, location and state of each route", async ({
    page,
    seed,
  }) => {
    await seed.newClimber();
    const green = (await seed.routes()).filter(({ name }) => /^G\d+$/.test(name));
    const states = ["sent", "attempted", "not sent, project", "attempted, project"];
    const [sent, attempted, project, both] = green;
    await postForRoute(page, climbs.addSend, sent);
    await postForRoute(page, climbs.addAttempt, attempted);
    await postForRoute(page, climbs.addAttempt, both);
    await postForRoute(page, projects.add, project);
    await postForRoute(page, projects.add, both);
    await openDashboard(page, "/?q=green");

    const options = green.map(
      ({ name, location }, index) =>
        `  - option "${name}, Green, ${location}, ${states[index] ?? "not sent"}"`,
    );
    const list = [`- listbox "Gym map, ${green.length} routes":`, "  - /children: equal"];
    await expect(map(page)).toMatchAriaSnapshot([...list, ...options].join("\n"));

    await tapDot(page, both?.name ?? "");
    await expect(map(page)).toMatchAriaSnapshot(
      `- listbox:\n  - option "${both?.name}, Green, ${both?.location}, attempted, project" [selected]`,
    );
  });

  test("is one tab stop: arrow keys select a route, Enter opens it", async ({ page }) => {
    await openDashboard(page);
    await map(page).focus();
    await page.keyboard.press("ArrowLeft");
    const first = selectedDot(page);
    const name = await first.getAttribute("aria-label");
    expect(await map(page).getAttribute("aria-activedescendant")).toBe(
      await first.getAttribute("id"),
    );

    await page.keyboard.press("ArrowRight");
    await expect(selectedDot(page)).not.toHaveAccessibleName(name ?? "");
    await expect(map(page)).toBeFocused();
    const second = await selectedDot(page).getAttribute("aria-label");

    await page.keyboard.press("Enter");
    await expect(panel(page)).toHaveAccessibleName(second?.split(",")[0] ?? "");
    await page.keyboard.press("Escape");
    await expect(map(page)).toBeFocused();

    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Zoom in" })).toBeFocused();
  });
});
