import type { Page } from "@playwright/test";
import type { Route } from "@topout/shared/contract";

import {
  chooseRouteAction,
  chooseSetAction,
  createPhoto,
  expect,
  updatePhoto,
  updateRoute,
} from "./route-setting.ts";

/** A dialog of route setting, opened from a set with the routes P1 and P2. `title` is its accessible name. */
interface SetterDialog {
  readonly name: string;
  readonly title: string;
  readonly setUp: (page: Page, p1: Route) => Promise<void>;
}

const click = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function checkAllRoutes(page: Page) {
  await chooseSetAction(page, "Select routes");
  await click(page, "Select all");
}

export const setterDialogs: readonly SetterDialog[] = [
  {
    name: "a new route without its required fields, and with a photo for the next route",
    title: "New Route",
    setUp: async (page) => {
      const photo = await createPhoto(page, { width: 60, height: 80 });
      await click(page, "New Route");
      await page.getByLabel("Choose").setInputFiles([photo, photo]);
      await expect(page.getByText("1 more photo for the next routes.")).toBeVisible();
      await click(page, "Create route");
      await expect(page.getByText("Required").first()).toBeVisible();
    },
  },
  {
    name: "a conflict with the changes of another setter",
    title: "P1",
    setUp: async (page, p1) => {
      const photo = await createPhoto(page, { width: 60, height: 80 });
      await click(page, "Edit P1");
      await page.getByRole("textbox", { name: "Grade" }).fill("V9");
      await page.getByLabel("Choose").setInputFiles(photo);
      await expect(page.getByText("Photo added")).toBeVisible();
      await updatePhoto(page, await updateRoute(page, p1, { grade: "V7", name: "P7" }), photo);
      await click(page, "Save route");
      await expect(page.getByRole("group", { name: "Photo" })).toBeVisible();
    },
  },
  {
    name: "the confirmation before changes are discarded",
    title: "Discard changes?",
    setUp: async (page) => {
      await click(page, "New Route");
      await page.getByRole("textbox", { name: "Grade" }).fill("V9");
      await click(page, "Cancel");
    },
  },
  { name: "a new set", title: "New Set", setUp: (page) => click(page, "New Set") },
  {
    name: "the form of an existing set",
    title: "Edit Set",
    setUp: (page) => chooseSetAction(page, "Edit set"),
  },
  {
    name: "the deletion of a set",
    title: "Delete set",
    setUp: (page) => chooseSetAction(page, "Delete set"),
  },
  {
    name: "the deletion of a route",
    title: "Delete route",
    setUp: (page) => chooseRouteAction(page, "P1", "Delete route"),
  },
  {
    name: "the announced day of a route",
    title: "Announce a day",
    setUp: (page) => chooseRouteAction(page, "P1", "Announce a day"),
  },
  {
    name: "the bulk edit of two routes",
    title: "Change 2 routes",
    setUp: async (page) => {
      await checkAllRoutes(page);
      await click(page, "Change");
    },
  },
  {
    name: "the deletion of two routes",
    title: "Delete 2 routes",
    setUp: async (page) => {
      await checkAllRoutes(page);
      await click(page, "Delete");
    },
  },
  {
    name: "routes that could not be changed",
    title: "1 route not changed",
    setUp: async (page, p1) => {
      await checkAllRoutes(page);
      await updateRoute(page, p1, { grade: "V7" });
      await click(page, "Change");
      await page.getByRole("textbox", { name: "Grade" }).fill("V9");
      await click(page, "Change 2 routes");
    },
  },
];
