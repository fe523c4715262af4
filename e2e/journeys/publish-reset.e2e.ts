import { auth, climbs, routes } from "@topout/shared/contract";
import type { Page } from "@playwright/test";

import { readBrowserStorage } from "../browser-storage.ts";
import { getDot, getDots, getPanel } from "../gym.ts";
import { openOffline, visitDashboard } from "../offline.ts";
import { listClimbs } from "../outbox.ts";
import { addNewRoute, createResetOf, publishReset, stripInReset, undoReset } from "../reset.ts";
import { getAddButton, getCount, logClimb } from "../route-panel.ts";
import { createRoute, expect, listRoutes, test } from "../route-setting.ts";
import { LISTS } from "../service-worker.ts";

const CLIMBERS = 10;

interface Climber {
  readonly token: string;
}

/** Logs a send through the API. Returns the status of the response. */
async function logSend(page: Page, { token }: Climber, routeId: string): Promise<number> {
  const path = climbs.addSend.path.replace("{route_id}", routeId);
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.post(`/api${path}`, { headers, data: {} });
  return response.status();
}

async function countSends(page: Page, routeId: string): Promise<number> {
  const response = await page.request.get(`/api/routes/${routeId}`);
  return routes.get.response.parse(await response.json()).climb_count;
}

test("while a setter publishes, each tap of ten climbers on the old routes is a climb @phone @sweep", async ({
  page,
  gym,
  seed,
}) => {
  const register = async (): Promise<Climber> => {
    const account = seed.createCredentials();
    await page.request.post(`/api${auth.register.path}`, { data: account });
    const form = { username: account.email, password: account.password };
    const response = await page.request.post(`/api${auth.login.path}`, { form });
    return { token: auth.login.response.parse(await response.json()).access_token };
  };
  const climbers: Climber[] = [];
  while (climbers.length < CLIMBERS) climbers.push(await register());
  const [p1, p2] = [await createRoute(page, gym, "P1"), await createRoute(page, gym, "P2")];
  const reset = await createResetOf(page, gym);
  await stripInReset(page, reset.id, [p1.id, p2.id]);
  await addNewRoute(page, reset.id, { name: "P3", circuitId: gym.circuitId });
  await page.goto(`/?route=${p1.id}`);
  await expect(getAddButton(page, "Send")).toBeVisible();

  const statuses: number[] = [];
  const tapAll = async () => {
    const taps = climbers.flatMap((climber) =>
      [p1, p2].map(({ id }) => logSend(page, climber, id)),
    );
    statuses.push(...(await Promise.all(taps)));
  };
  const progress = { isPublished: false };
  const publishing = publishReset(page, reset).finally(() => {
    progress.isPublished = true;
  });
  await Promise.all([tapAll(), getAddButton(page, "Send").click()]);
  while (!progress.isPublished) await tapAll();
  await tapAll();

  expect(await publishing).toMatchObject({ status: "published" });
  expect(new Set(statuses)).toEqual(new Set([201]));
  await expect(getCount(page, "Sends")).toHaveText("1");
  await expect.poll(() => listClimbs(page)).toMatchObject([{ route: p1.id, sent: true }]);
  expect(await countSends(page, p1.id)).toBe(statuses.length / 2 + 1);
  expect(await countSends(page, p2.id)).toBe(statuses.length / 2);
  expect((await listRoutes(page, gym)).map(({ name }) => name)).toEqual(["P3"]);
  await page.goto("/");
  await expect(getDot(page, "P3")).toBeVisible();
  await expect(getDots(page)).toHaveCount(1);
});

test("a send of a new route is hidden by an undo, and back with the next publication @phone @sweep", async ({
  page,
  gym,
}) => {
  const p1 = await createRoute(page, gym, "P1");
  const reset = await createResetOf(page, gym);
  await stripInReset(page, reset.id, [p1.id]);
  const p2 = await addNewRoute(page, reset.id, { name: "P2", circuitId: gym.circuitId });
  await publishReset(page, reset);
  await page.goto(`/?route=${p2.id}`);
  await logClimb(page, "Send", "1");
  await expect.poll(() => countSends(page, p2.id)).toBe(1);

  expect(await undoReset(page, reset)).toMatchObject({ status: "draft" });
  await page.goto("/");
  await expect(getDot(page, "P1")).toBeVisible();
  await expect(getDots(page)).toHaveCount(1);
  expect(await listClimbs(page)).toEqual([]);

  expect(await publishReset(page, reset)).toMatchObject({ status: "published" });
  await page.goto(`/?route=${p2.id}`);
  await expect(getPanel(page, "P2")).toBeVisible();
  await expect(getCount(page, "Sends")).toHaveText("1");
  expect(await countSends(page, p2.id)).toBe(1);
});

test.describe("a phone with stored copies", () => {
  test.use({ serviceWorkers: "allow" });

  test("shows the old wall offline, and the new one when the network is back @phone", async ({
    page,
    context,
    gym,
  }) => {
    const p1 = await createRoute(page, gym, "P1");
    const reset = await createResetOf(page, gym);
    await stripInReset(page, reset.id, [p1.id]);
    const p2 = await addNewRoute(page, reset.id, { name: "P2", circuitId: gym.circuitId });
    await visitDashboard(page, LISTS);
    await openOffline(page);
    await expect(getDot(page, "P1")).toBeVisible();
    await publishReset(page, reset);

    await context.setOffline(false);

    await expect(getDot(page, "P2")).toBeVisible();
    await expect(getDots(page)).toHaveCount(1);
    const countCopies = async (routeId: string) =>
      (await readBrowserStorage(page)).filter(({ text }) => text.includes(routeId)).length;
    await expect.poll(() => countCopies(p1.id)).toBe(0);
    await expect.poll(() => countCopies(p2.id)).toBeGreaterThan(0);
  });
});
