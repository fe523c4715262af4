import { seedRunningProgram } from "@topout/api/seed-running-program";

import { getMap, getPanel } from "../gym.ts";
import { listClimbs, listProjects, openWithOutbox, waitUntilSent } from "../outbox.ts";
import { getAddButton, getProjectButton } from "../route-panel.ts";
import { createRoute, expect, stripRoute, test } from "../route-setting.ts";
import { getNotifications } from "../session.ts";

const HOUR_MS = 60 * 60_000;

test("a stripped route can be logged for 7 days", async ({ page, isolatedProgram, gym }) => {
  const insertStripped = (name: string, hoursAgo: number) =>
    seedRunningProgram(isolatedProgram.dataDir, (seed) =>
      seed.route({
        name,
        set_id: gym.setId,
        status: "stripped",
        stripped_at: new Date(Date.now() - hoursAgo * HOUR_MS),
      }),
    );
  const day7 = await insertStripped("P7", 167);
  const day8 = await insertStripped("P8", 169);

  await page.goto(`/?route=${day7.id}`);
  await expect(getPanel(page)).toContainText("Climbed it before? You can still log it.");
  await getAddButton(page, "Send").click();
  await expect(getNotifications(page)).toContainText("Send added");
  await expect.poll(() => listClimbs(page)).toMatchObject([{ route: day7.id, sent: true }]);

  await page.goto(`/?route=${day8.id}`);
  await expect(getPanel(page)).toContainText("Off the wall. Photo and beta stay.");
  await expect(getAddButton(page, "Send")).toHaveCount(0);
  await getPanel(page).getByRole("link", { name: "See what hangs there now" }).click();
  await expect(getPanel(page)).toHaveCount(0);
  await expect(getMap(page)).toBeVisible();
});

test("a send from before the stripping is saved when the network returns", async ({
  page,
  context,
  gym,
}) => {
  const route = await createRoute(page, gym, "P1");
  await openWithOutbox(page, async () => {
    await page.goto(`/?route=${route.id}`);
  });
  await context.setOffline(true);
  await getAddButton(page, "Send").click();
  await expect(getPanel(page).getByText("Waiting", { exact: true })).toBeVisible();
  await stripRoute(page, route);

  await context.setOffline(false);

  await waitUntilSent(page);
  expect(await listClimbs(page)).toMatchObject([{ route: route.id, sent: true }]);
});

test("a stripped project stays in the quick log until the climber removes it @phone", async ({
  page,
  isolatedProgram,
  gym,
}) => {
  const route = await createRoute(page, gym, "P1");
  await page.goto(`/?route=${route.id}`);
  await getProjectButton(page).click();
  await expect.poll(() => listProjects(page)).toEqual([route.id]);
  await stripRoute(page, route);
  // For setters, the logo opens route setting.
  await seedRunningProgram(isolatedProgram.dataDir, (seed) =>
    seed.updateUser(gym.userId, { route_setter: false }),
  );

  await page.goto("/");
  await page.getByRole("button", { name: "Log a climb" }).click();
  const projects = page.getByRole("region", { name: "Stripped projects" });
  await projects.getByRole("button", { name: /^P1/ }).click();
  await expect(getPanel(page, "P1")).toContainText("Was your project.");
  await page.goBack();
  await projects.getByRole("button", { name: "Remove from projects: P1" }).click();

  await expect(projects).toHaveCount(0);
  await expect.poll(() => listProjects(page)).toEqual([]);
});
