import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";

const OWN_GYM = "Harbour Blocs";
const OTHER_GYM = "Gritworks Leeds";

async function openGymSwitcher(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: OWN_GYM }).click();
  return page.getByRole("menu", { name: "Gyms" });
}

test("the manager of a gym manages that gym and its team, and no other gym", async ({
  page,
  signInAs,
}) => {
  await signInAs("harbour-manager");
  await page.goto("/gyms");

  await expect(page.getByRole("heading", { name: OWN_GYM })).toBeVisible();
  await expect(
    page.getByRole("group", { name: "Gym", exact: true }).getByRole("button"),
  ).toHaveText([OWN_GYM]);
  await expect(page.getByRole("button", { name: "Delete White" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New gym" })).toHaveCount(0);
  const team = page.getByRole("region", { name: "Team" });
  await expect(team.getByRole("listitem").filter({ hasText: "jo.quays" })).toContainText("Manager");
  await expect(team.getByRole("listitem").filter({ hasText: "cleo.sets" })).toContainText("Setter");
});

test("the setter of a gym sets in that gym only, and climbs in every gym", async ({
  page,
  signInAs,
}) => {
  await signInAs("harbour-setter");
  await page.goto("/route_setting");

  await expect(page.getByRole("tab")).toHaveText([/White/, /Black/, /Purple/, /Orange/]);
  await expect(page.getByRole("button", { name: /^Edit W\d/ })).toHaveCount(7);
  await expect((await openGymSwitcher(page)).getByRole("menuitemradio")).toHaveText([
    new RegExp(`^${OWN_GYM}`),
  ]);
  await page.keyboard.press("Escape");

  await page.goto("/");
  const gyms = await openGymSwitcher(page);
  await gyms.getByRole("menuitemradio", { name: new RegExp(`^${OTHER_GYM}`) }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: OTHER_GYM })).toBeVisible();
  await page.goto("/route_setting");
  await expect(page.getByRole("banner").getByRole("button", { name: OWN_GYM })).toBeVisible();
});
