import { loseNextResponse } from "../lose-response.ts";
import { openWithOutbox } from "../outbox.ts";
import {
  createResetOf,
  expectNewRoutes,
  fetchReset,
  listDraftResets,
  openReset,
  placeNewRoute,
  publishReset,
  toggleMark,
} from "../reset.ts";
import { createRoute, expect, test } from "../route-setting.ts";
import { getNotifications } from "../session.ts";
import { waitUntilSnapshotStored } from "../service-worker.ts";

test.use({ serviceWorkers: "allow" });

test("marks and dots of a phone without a network survive a reload, and are sent once @phone", async ({
  page,
  context,
  gym,
}) => {
  const p1 = await createRoute(page, gym, "P1");
  const reset = await createResetOf(page, gym);
  await openReset(page, reset, "P1");
  await waitUntilSnapshotStored(page, ["setter"]);
  await page.getByRole("button", { name: "Next" }).click();
  await loseNextResponse(page, "**/api/resets/*/routes");
  await placeNewRoute(page, "ArrowLeft", 1);
  await expect.poll(async () => (await fetchReset(page, reset)).new).toHaveLength(1);

  await context.setOffline(true);
  await placeNewRoute(page, "ArrowRight", 2);
  await expect(page.getByText(/ on this phone\.$/)).toBeVisible();
  await page.getByRole("link", { name: "What comes down" }).click();
  await toggleMark(page, "P1");
  await expect(page.getByText("1 route comes down")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "The reset couldn't load" })).toBeVisible();
  await context.setOffline(false);

  await expect.poll(async () => (await fetchReset(page, reset)).strip).toEqual([p1.id]);
  await expect.poll(async () => (await fetchReset(page, reset)).new).toHaveLength(2);
  await expect(page.getByText("1 route comes down")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expectNewRoutes(page, 2);
});

test("a dot that waits while another setter publishes its reset goes into a new draft @phone @sweep", async ({
  page,
  context,
  gym,
}) => {
  await createRoute(page, gym, "P1");
  const reset = await createResetOf(page, gym);
  await openWithOutbox(page, () => openReset(page, reset, "P1"));
  await page.getByRole("button", { name: "Next" }).click();
  await context.setOffline(true);
  await placeNewRoute(page, "ArrowLeft", 1);
  await expect(page.getByText(/ on this phone\.$/)).toBeVisible();
  await publishReset(page, reset);

  await context.setOffline(false);

  await expect(getNotifications(page)).toContainText("P2 was not saved");
  const [next] = await listDraftResets(page, gym);
  if (!next) throw new Error("There is no new draft");
  expect(next.new).toHaveLength(1);
  await openReset(page, next, "P1");
  await page.getByRole("button", { name: "Next" }).click();
  await expectNewRoutes(page, 1);
});
