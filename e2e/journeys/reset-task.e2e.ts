import { seedRunningProgram } from "@topout/api/seed-running-program";
import type { Locator } from "@playwright/test";

import { type Point, tap } from "../pointer.ts";
import { expectNoViolations, expectReachableControls } from "../accessibility.ts";
import { createResetOf, fetchReset, getMapPoint } from "../reset.ts";
import { expect, test } from "../route-setting.ts";

const CIRCUITS = ["green", "blue", "black", "pink", "red", "yellow"] as const;
const MAX_TAPS = 70;

/** Five routes of each circuit on the left wall. */
async function seedWall(dataDir: string, gymId: string) {
  await seedRunningProgram(dataDir, async (insert) => {
    for (const [column, color] of CIRCUITS.entries()) {
      const name = `${color.charAt(0).toUpperCase()}${color.slice(1)}`;
      const circuit = await insert.circuit({ gym_id: gymId, name, color });
      const set = await insert.set({ circuit_id: circuit.id, date: new Date("2026-11-01") });
      for (let row = 0; row < 5; row += 1) {
        const position = { x: -88 + column * 15, y: -90 + row * 40 };
        await insert.route({ set_id: set.id, location: "Left", style: "Slab", ...position });
      }
    }
  });
}

test("strips a wall of 30 routes, and places 24 new ones with at most 70 taps @phone", async ({
  page,
  gym,
  isolatedProgram,
}) => {
  await seedWall(isolatedProgram.dataDir, gym.gymId);
  const reset = await createResetOf(page, gym);
  await page.goto(`/route_setting/resets/${reset.id}`);
  let taps = 0;
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

  await expect.poll(async () => (await fetchReset(page, reset)).new).toHaveLength(24);
  expect((await fetchReset(page, reset)).strip).toHaveLength(30);
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  await expectNoViolations(page);
  await expectReachableControls(page);
});
