import { seedRunningProgram } from "@topout/api/seed-running-program";
import type { Page } from "@playwright/test";

import { getMap, getPanel } from "../gym.ts";
import { getLabelledArea } from "../labels.ts";
import { openOffline } from "../offline.ts";
import { expect, test } from "../route-setting.ts";
import { LISTS, waitUntilDataStored, waitUntilSnapshotStored } from "../service-worker.ts";

const getHeading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const getWallMap = (page: Page, name: string) =>
  page.getByRole("listbox", { name: new RegExp(`^${name}, \\d+ routes?$`) });

test("the label of a wall opens its map and its list, and leads to the whole gym", async ({
  page,
}) => {
  const { code, name } = await getLabelledArea(page);

  await page.goto(`/w/${code}`);

  await expect(getHeading(page, name)).toBeVisible();
  await expect(getWallMap(page, name)).toBeVisible();
  await expect(getHeading(page, "On this wall")).toBeVisible();
  await expect(page).toHaveTitle(`${name} · Topout`);
  await page.getByRole("link", { name: "Whole gym" }).click();
  await expect(getMap(page)).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("the label of a route opens its panel over its wall, and Back closes it", async ({
  page,
  seed,
}) => {
  const route = await seed.getFirstRoute();
  const { code } = await getLabelledArea(page, route.location);

  await page.goto(`/r/${route.code}`);

  await expect(getPanel(page, route.name)).toBeVisible();
  await expect(page).toHaveURL(`/w/${code}?route=${route.id}`);
  await page.goBack();
  await expect(getPanel(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/w/${code}`);
  await expect(getWallMap(page, route.location)).toBeVisible();
});

test("the label of a stripped route says when it came down, and leads to its wall", async ({
  page,
  seed,
  isolatedProgram,
}) => {
  const { set_id } = await seed.getFirstRoute();
  const { name } = await getLabelledArea(page);
  const stripped = await seedRunningProgram(isolatedProgram.dataDir, ({ route }) =>
    route({
      name: "P2",
      set_id,
      location: name,
      status: "stripped",
      stripped_at: new Date("2026-11-24T12:00:00Z"),
    }),
  );

  await page.goto(`/r/${stripped.code}`);

  const panel = getPanel(page, "P2");
  await expect(panel.getByRole("heading", { name: "Stripped 24 Nov 2026" })).toBeVisible();
  await expect(panel).toContainText("Off the wall. Only its label is still up.");
  await expect(panel.getByRole("heading", { name: "What hangs there now" })).toBeVisible();
  await expect(panel.getByRole("listitem")).not.toHaveCount(0);
  await panel.getByRole("link", { name: `Open ${name}` }).click();
  await expect(getPanel(page)).toHaveCount(0);
  await expect(getWallMap(page, name)).toBeVisible();
});

test("an unknown code says so, beside the search of gyms", async ({ page }) => {
  await page.goto("/w/2BCDFG");

  await expect(getHeading(page, "Off route")).toBeVisible();
  await expect(page.getByText("This code does not belong to a wall here.")).toBeVisible();
  await page.getByRole("button", { name: "Search gyms" }).click();
  await page.getByRole("combobox", { name: "Search gyms" }).fill("Gritworks");
  await page.getByRole("option", { name: /^Gritworks/ }).click();

  await expect(getMap(page)).toBeVisible();
  await expect(page).toHaveURL("/");
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("labels work after one visit, and a wall that was never seen says so", async ({
    page,
    seed,
  }) => {
    const { code, name } = await getLabelledArea(page);
    const route = await seed.getFirstRoute();
    await page.goto(`/w/${code}`);
    await expect(getWallMap(page, name)).toBeVisible();
    await waitUntilSnapshotStored(page, ["climber"]);
    await waitUntilDataStored(page, LISTS);

    await openOffline(page, `/w/${code}`);
    await expect(getWallMap(page, name)).toBeVisible();

    await page.goto(`/r/${route.code}`);
    await expect(getPanel(page, route.name)).toBeVisible();

    await page.goto("/w/3BCDFG");
    await expect(
      page.getByRole("alert").filter({ hasText: "This wall is not saved on this device yet." }),
    ).toBeVisible();
  });
});
