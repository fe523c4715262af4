import { seedRunningProgram } from "@topout/api/seed-running-program";
import type { Locator, Page } from "@playwright/test";
import type { Climb } from "@topout/shared/contract";

import { type Point, tap } from "../pointer.ts";
import { expectNoViolations, expectReachableControls } from "../accessibility.ts";
import { createResetOf, fetchReset, getMapPoint } from "../reset.ts";
import { expect, listRoutes, type SetterGym, test } from "../route-setting.ts";
import { getNotifications, getToken } from "../session.ts";

const CIRCUITS = ["green", "blue", "black", "pink", "red", "yellow"] as const;
const MAX_TAPS = 70;

/** Five routes of each circuit on the left wall, each with a send of the setter. Returns the ids of the routes. */
const seedWall = (dataDir: string, { gymId, userId }: SetterGym) =>
  seedRunningProgram(dataDir, async (insert) => {
    const ids: string[] = [];
    for (const [column, color] of CIRCUITS.entries()) {
      const name = `${color.charAt(0).toUpperCase()}${color.slice(1)}`;
      const circuit = await insert.circuit({ gym_id: gymId, name, color });
      const set = await insert.set({ circuit_id: circuit.id, date: new Date("2026-11-01") });
      for (let row = 0; row < 5; row += 1) {
        const position = { x: -88 + column * 15, y: -90 + row * 40 };
        const details = { set_id: set.id, location: "Left", style: "Slab", ...position };
        const route = await insert.route(details);
        await insert.send({ user: userId, route: route.id });
        ids.push(route.id);
      }
    }
    return ids.toSorted();
  });

/** The ids of the routes that the signed-in user has sent. */
async function listSentRoutes(page: Page): Promise<string[]> {
  const headers = { authorization: `Bearer ${await getToken(page)}` };
  const response = await page.request.get("/api/climbs/me", { headers });
  const climbs = (await response.json()) as readonly Climb[];
  return climbs.map(({ route }) => route).toSorted();
}

test("strips a wall of 30 routes, and publishes 24 new ones with at most 70 taps @phone @sweep", async ({
  page,
  gym,
  isolatedProgram,
}) => {
  test.slow();
  const oldIds = await seedWall(isolatedProgram.dataDir, gym);
  const reset = await createResetOf(page, gym);
  await page.goto(`/route_setting/resets/${reset.id}`);
  let taps = 0;
  const start = Date.now();
  const click = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const tapMap = async (map: Locator, point: Point) => {
    taps += 1;
    await tap(page, await getMapPoint(map, point));
  };

  await tapMap(page.getByRole("listbox"), { x: -50, y: 108 });
  await expect(page.getByText("30 routes come down")).toBeVisible();
  await click(page.getByRole("button", { name: "Next" }));
  for (const [column, color] of CIRCUITS.entries()) {
    await click(page.getByRole("radio", { name: new RegExp(color, "i") }));
    for (let row = 0; row < 4; row += 1) {
      const map = page.getByRole("application");
      await tapMap(map, { x: -85 + column * 15, y: -75 + row * 40 });
      await expect(map).toHaveAccessibleName(`What goes up, ${column * 4 + row + 1} new`);
    }
  }

  await click(page.getByRole("button", { name: "Next" }));
  await expect(page.getByRole("switch", { checked: true })).toHaveCount(CIRCUITS.length);
  await expectNoViolations(page);
  await expectReachableControls(page);
  await click(page.getByRole("button", { name: "Publish" }));

  await expect(getNotifications(page)).toContainText("30 down, 24 up. Climbers see the new wall.");
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  const seconds = Math.round((Date.now() - start) / 1_000);
  test.info().annotations.push({ type: `${taps} taps`, description: `${seconds} s` });
  const published = await fetchReset(page, reset);
  const onWall = await listRoutes(page, gym);
  expect(onWall.map(({ id }) => id).toSorted()).toEqual(published.new.toSorted());
  expect(published.strip.toSorted()).toEqual(oldIds);
  expect(await listSentRoutes(page)).toEqual(oldIds);
});
