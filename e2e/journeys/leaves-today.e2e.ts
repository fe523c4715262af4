import { seedRunningProgram } from "@topout/api/seed-running-program";

import { delayScripts, waitForReactMap } from "../first-map.ts";
import { getDot, getPanel, getRow } from "../gym.ts";
import { expect, test } from "../route-setting.ts";

/** The phone is a day behind the gym. */
test.use({ timezoneId: "America/Los_Angeles" });
const GYM_TIME_ZONE = "Pacific/Kiritimati";
/** It is 1 December in the gym, and 30 November on the phone. */
const NOW = "2999-11-30T11:00:00Z";
const NEXT_DAY = "2999-12-01T11:00:00Z";

test("the announced day is that of the gym, from the first map to the panel", async ({
  page,
  isolatedProgram,
}) => {
  const gymId = await seedRunningProgram(isolatedProgram.dataDir, async (insert) => {
    const { id } = await insert.gym({ name: "Far away", time_zone: GYM_TIME_ZONE });
    const circuit = await insert.circuit({ name: "Purple", color: "violet", gym_id: id });
    const { id: set_id } = await insert.set({ circuit_id: circuit.id });
    const days = ["2999-11-30", "2999-12-01", "2999-12-02", "2999-12-03"];
    for (const [index, leaves_on] of days.entries()) {
      await insert.route({ name: `P${index + 1}`, set_id, leaves_on, y: 30 * index });
    }
    return id;
  });
  await page.goto("/api/health");
  await page.evaluate((id) => {
    localStorage.setItem("topout.preferences", JSON.stringify({ state: { gymId: id } }));
  }, gymId);
  await page.clock.setFixedTime(NOW);
  const { continueShell, continueRemotes } = await delayScripts(page);

  await page.goto("/", { waitUntil: "commit" });

  await expect(page.locator(".first-map .mark")).toHaveCount(3);
  continueShell();
  continueRemotes();
  await waitForReactMap(page);
  await expect(getDot(page, "P1")).toHaveAccessibleName("P1, Purple, Cave");
  await expect(getDot(page, "P2")).toHaveAccessibleName("P2, Purple, Cave, leaves today");
  await expect(getDot(page, "P3")).toHaveAccessibleName("P3, Purple, Cave, leaves tomorrow");
  await expect(getDot(page, "P4")).toHaveAccessibleName("P4, Purple, Cave, leaves Tue 3 Dec");

  await page.clock.setFixedTime(NEXT_DAY);
  await page.reload();
  await expect(getDot(page, "P2")).toHaveAccessibleName("P2, Purple, Cave");
  await expect(getDot(page, "P3")).toHaveAccessibleName("P3, Purple, Cave, leaves today");
  await page.getByRole("button", { name: "Leaving 2" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "Leaves today",
    "Leaves tomorrow",
  ]);
  await getRow(page, "P3").click();
  await expect(getPanel(page, "P3").getByText("Leaves today")).toBeVisible();

  await seedRunningProgram(isolatedProgram.dataDir, ({ removeGym }) => removeGym(gymId));
});
