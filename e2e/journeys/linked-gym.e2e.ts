import type { Page } from "@playwright/test";
import { gymSearch } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";

import { expect, test } from "../fixtures.ts";
import { getDots } from "../gym.ts";

const OTHER_GYM = "Harbour Blocs";

const getGymSwitcher = (page: Page, gym: string) =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`^${gym}`) });

async function getGymId(page: Page, name: string): Promise<string> {
  const response = await page.request.get(`/api${gymSearch.page.path}`);
  const { data } = gymSearch.page.response.parse(await response.json());
  const gym = data.find((candidate) => candidate.name === name);
  if (!gym) throw new Error(`There is no gym ${name}`);
  return gym.id;
}

/** Records the ids of the gyms whose lists the page requests. */
function recordGyms(page: Page): ReadonlySet<string> {
  const ids = new Set<string>();
  page.on("request", (request) => {
    const list = /\/api\/(?:gyms|circuits|sets|routes\/get_all)[/?](?:gym_id=)?([\da-f-]{36})/;
    const id = list.exec(request.url())?.[1];
    if (id !== undefined) ids.add(id);
  });
  return ids;
}

test("the code of a screen opens the map of its gym, and requests no other gym", async ({
  page,
}) => {
  const id = await getGymId(page, OTHER_GYM);
  const requestedGyms = recordGyms(page);

  await page.goto(paths.dashboardOf(id));

  await expect(getDots(page).first()).toBeVisible();
  await expect(getGymSwitcher(page, OTHER_GYM)).toBeVisible();
  await expect(page).toHaveURL("/");
  expect([...requestedGyms]).toEqual([id]);

  await page.goto("/");
  await expect(getDots(page).first()).toBeVisible();
  await expect(getGymSwitcher(page, OTHER_GYM)).toBeVisible();
});
