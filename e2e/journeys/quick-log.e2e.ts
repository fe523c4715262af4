import type { Page } from "@playwright/test";
import { climbs, projects } from "@topout/shared/contract";

import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { getPanel } from "../gym.ts";
import { doubleTextSize, getHorizontalOverflow, NARROWEST_PHONE } from "../viewport.ts";
import { postForRoute } from "../post-for-route.ts";
import { getNotifications } from "../session.ts";
import { filterByUniqueName } from "../unique-names.ts";

const getLogo = (page: Page) => page.getByRole("button", { name: "Log a climb" });
const getQuickLog = (page: Page) => page.getByRole("dialog", { name: "Log a climb" });
const getGroup = (page: Page, name: string) => getQuickLog(page).getByRole("region", { name });
const getAddButton = (page: Page, group: string, route: string) =>
  getGroup(page, group).getByRole("button", { name: `Add Send: ${route}`, exact: true });

test.describe("the logo of the bottom bar", { tag: "@phone" }, () => {
  test("opens the quick log, which logs a project, a recent route or a search result", async ({
    page,
    seed,
  }) => {
    const [project, recent, other] = filterByUniqueName(await seed.getRoutes());
    if (!project || !recent || !other) throw new Error("The demo gym has too few routes");
    await seed.signInAsNewClimber();
    await postForRoute(page, projects.add, project);
    await postForRoute(page, climbs.addSend, recent);
    // The quick log opens above any screen.
    await page.goto("/settings");
    await getLogo(page).click();
    await expect(getAddButton(page, "Projects", project.name)).toBeVisible();

    await getAddButton(page, "Recent routes", recent.name).click();
    await expect(getNotifications(page)).toContainText("Send added");
    await expect(getNotifications(page)).toContainText("2 sends");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(getNotifications(page)).not.toContainText("Send added");

    await getQuickLog(page).getByRole("searchbox", { name: "Search routes" }).fill(other.name);
    const response = page.waitForResponse(/\/climbs\/me\/add_send\//);
    await getAddButton(page, "Routes", other.name).click();
    expect((await response).status()).toBe(201);

    await getGroup(page, "Routes")
      .getByRole("button", { name: new RegExp(`^${other.name} `) })
      .click();
    await expect(getPanel(page, other.name)).toBeVisible();
    await page.goBack();
    await expect(getPanel(page, other.name)).toBeHidden();
    await expect(getQuickLog(page)).toBeVisible();
    await page.goBack();
    await expect(getQuickLog(page)).toBeHidden();
    await expect(page).toHaveURL("/settings");
    await expect(getLogo(page)).toBeFocused();
  });

  test("opens the quick log, which passes axe and fits the narrowest phone @sweep", async ({
    page,
    seed,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const [project, recent] = filterByUniqueName(await seed.getRoutes());
    await seed.signInAsNewClimber();
    await postForRoute(page, projects.add, project);
    await postForRoute(page, climbs.addSend, recent);
    await page.goto("/feed");
    await expect(page.getByRole("article").first()).toBeVisible();
    await getLogo(page).click();
    await expect(getGroup(page, "Projects")).toBeVisible();
    await expect(getGroup(page, "Recent routes")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.setViewportSize(NARROWEST_PHONE);
    await doubleTextSize(page);
    expect(await getHorizontalOverflow(page)).toBe(0);
    expect(await getQuickLogOverflow(page)).toBe(0);
    const addButton = getAddButton(page, "Recent routes", recent?.name ?? "");
    await addButton.scrollIntoViewIfNeeded();
    await expect(addButton).toBeInViewport({ ratio: 1 });
  });

  test("offers visitors a login", async ({ page }) => {
    await page.goto("/feed");
    await getLogo(page).click();

    await getQuickLog(page).getByRole("link", { name: "Login" }).click();

    await expect(page).toHaveURL("/login");
  });

  test("is a link to route setting for setters", async ({ page, signInAs }) => {
    await signInAs("setter");
    await page.goto("/feed");

    await page.getByRole("link", { name: "Route Setting", exact: true }).click();

    await expect(page).toHaveURL("/route_setting");
  });
});

// On desktop, the list beside the map logs a send with as few clicks.
test("the quick log does not exist on desktop", { tag: "@desktop" }, async ({ page, signInAs }) => {
  await signInAs("climber");
  await page.goto("/feed");
  await expect(page.getByRole("article").first()).toBeVisible();

  await expect(getLogo(page)).toBeHidden();
});

/** Returns how far the content of the quick log overflows horizontally, in pixels. */
const getQuickLogOverflow = (page: Page) =>
  getQuickLog(page).evaluate((element) =>
    Math.max(
      ...[element, ...element.querySelectorAll("*")]
        .filter((child) => getComputedStyle(child).overflowX !== "visible")
        .filter((child) => getComputedStyle(child).textOverflow !== "ellipsis")
        .map((child) => child.scrollWidth - child.clientWidth),
    ),
  );
