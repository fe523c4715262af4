import type { Page } from "@playwright/test";

import { test } from "../colleague.ts";
import {
  addNewRoute,
  createResetOf,
  fetchReset,
  getMark,
  openReset,
  placeNewRoute,
  publishReset,
  stripInReset,
  toggleMark,
  undoReset,
} from "../reset.ts";
import { createRoute, expect, listRoutes, removeRoute, updateRoute } from "../route-setting.ts";
import { getNotifications } from "../session.ts";

const clickNext = (page: Page) => page.getByRole("button", { name: "Next" }).click();
const getNewRoute = (page: Page, name: string) =>
  page.getByRole("list", { name: "New routes" }).getByRole("button", { name });

test("two setters fill one reset, and each sees what the other changes @desktop", async ({
  page,
  colleaguePage,
  gym,
}) => {
  for (const name of ["P1", "P2", "P3"]) await createRoute(page, gym, name);
  const reset = await createResetOf(page, gym);
  const setters = [page, colleaguePage];
  for (const setter of setters) await openReset(setter, reset, "P3");

  await Promise.all([toggleMark(page, "P1"), toggleMark(colleaguePage, "P2")]);
  for (const setter of setters) {
    await expect(setter.getByText("2 routes come down")).toBeVisible();
  }
  await toggleMark(colleaguePage, "P1");
  for (const setter of setters) {
    await expect(setter.getByText("1 route comes down")).toBeVisible();
    await expect(getMark(setter, "P2")).toHaveAccessibleName("P2, Purple, Left, comes down");
    await clickNext(setter);
  }

  await Promise.all([
    placeNewRoute(page, "ArrowLeft", 2),
    placeNewRoute(colleaguePage, "ArrowRight", 2),
  ]);
  for (const setter of setters) {
    // Both are called P4 until the second one gets its name.
    await expect(getNewRoute(setter, "P5 V3")).toBeVisible();
    await expect(getNewRoute(setter, "P4 V3")).toBeVisible();
  }
  expect((await fetchReset(page, reset)).new).toHaveLength(2);
});

test("a route that another reset takes down names its setter, and stays or moves @desktop @sweep", async ({
  page,
  colleaguePage,
  gym,
}) => {
  const [p1, p2] = [await createRoute(page, gym, "P1"), await createRoute(page, gym, "P2")];
  const reset = await createResetOf(page, gym);
  await stripInReset(page, reset.id, [p1.id, p2.id]);
  const dialog = colleaguePage.getByRole("dialog", {
    name: `${reset.created_by.username} takes these down`,
  });
  await openReset(colleaguePage, await createResetOf(colleaguePage, gym), "P2");
  await openReset(page, reset, "P2");

  await toggleMark(colleaguePage, "P1");
  await dialog.getByRole("button", { name: "Leave them" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(colleaguePage.getByText("Nothing comes down yet")).toBeVisible();
  expect((await fetchReset(page, reset)).strip).toHaveLength(2);

  await toggleMark(colleaguePage, "P1");
  await dialog.getByRole("button", { name: "Move them here" }).click();
  await expect(colleaguePage.getByText("1 route comes down")).toBeVisible();
  await expect(page.getByText("1 route comes down")).toBeVisible();
  expect((await fetchReset(page, reset)).strip).toEqual([p2.id]);
});

test("a setter sees who has edited and deleted routes that come down @desktop @sweep", async ({
  page,
  colleaguePage,
  gym,
}) => {
  const [p1, p2] = [await createRoute(page, gym, "P1"), await createRoute(page, gym, "P2")];
  const reset = await createResetOf(page, gym);
  await stripInReset(page, reset.id, [p1.id, p2.id]);
  const { username } = (await createResetOf(colleaguePage, gym)).created_by;
  await openReset(page, reset, "P2");

  await updateRoute(colleaguePage, p1, { name: "P7" });
  await expect(getNotifications(page)).toContainText(
    `P7 changed${username} edited it a moment ago.`,
  );
  await expect(getMark(page, "P7")).toBeVisible();

  await removeRoute(colleaguePage, p2);
  await expect(getNotifications(page)).toContainText(
    `P2 changed${username} deleted it a moment ago.`,
  );
  await expect(getMark(page, "P2")).toHaveCount(0);
  await expect(page.getByText("1 route comes down")).toBeVisible();
});

test("an undo that a later reset prevents names its setter, and loses nothing @desktop @sweep", async ({
  page,
  colleaguePage,
  gym,
}) => {
  const [p1] = [await createRoute(page, gym, "P1"), await createRoute(page, gym, "P2")];
  const reset = await createResetOf(page, gym, "Winter");
  await stripInReset(page, reset.id, [p1.id]);
  const p3 = await addNewRoute(page, reset.id, { name: "P3", circuitId: gym.circuitId });
  await publishReset(page, reset);
  const later = await createResetOf(colleaguePage, gym, "Spring");
  await stripInReset(colleaguePage, later.id, [p3.id]);
  const { published_by } = await publishReset(colleaguePage, later);
  await page.goto("/route_setting/resets");
  const undo = async () => {
    await page.getByRole("button", { name: "Undo Winter" }).click();
    await page.getByRole("button", { name: "Undo reset" }).click();
  };
  const listNames = async () => (await listRoutes(page, gym)).map(({ name }) => name);

  await undo();

  await expect(getNotifications(page)).toContainText(
    `${published_by?.username} changed these routes since, so this reset stays.`,
  );
  await expect(page.getByRole("listitem").filter({ hasText: "Winter" })).toContainText("Published");
  expect(await listNames()).toEqual(["P2"]);

  await undoReset(colleaguePage, later);
  await undo();

  await expect(getNotifications(page)).toContainText("Reset undone");
  expect(await listNames()).toEqual(["P1", "P2"]);
  expect(await fetchReset(page, reset)).toMatchObject({ strip: [p1.id], new: [p3.id] });
});
