import { routes } from "@topout/shared/contract";
import { compareNaturally } from "@topout/shared/domain";
import type { Locator, Page } from "@playwright/test";

import { expectNoViolations } from "../accessibility.ts";
import { tabTo } from "../keyboard.ts";
import { failWrites, readOutbox, reconnect, waitUntilSent } from "../outbox.ts";
import { createColorPhoto, getPhotoColor, onePixelPhoto } from "../photo.ts";
import { addNewRoute, createResetOf } from "../reset.ts";
import { expect, type SetterGym, test } from "../route-setting.ts";
import { getToken } from "../session.ts";

const listNew = async (page: Page, { gymId }: SetterGym) => {
  const response = await page.request.get(`/api/routes/get_all?gym_id=${gymId}&drafts=true`, {
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  return routes.list.response.parse(await response.json());
};

test("a route placed without a connection keeps its photo over a reload, by keyboard", async ({
  page,
  gym,
}) => {
  const { id } = await createResetOf(page, gym);
  await failWrites(page, (call) => call.abort());
  await page.goto(`/route_setting/resets/${id}?step=up`);
  const map = page.getByRole("application", { name: "What goes up, 0 new" });
  await expect(map).toBeVisible();
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("application", { name: "What goes up, 1 new" })).toBeVisible();

  const open = page.getByRole("button", { name: "Add a photo of P1" });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Photo of P1" });
  await dialog.getByLabel("Choose").setInputFiles(onePixelPhoto);
  await expect(dialog.getByLabel("Replace")).toBeAttached();
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Change the photo of P1" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("application", { name: "What goes up, 1 new" })).toBeVisible();
  expect((await readOutbox(page)).map(({ operation }) => operation.type)).toEqual([
    "saveDraft",
    "savePhoto",
  ]);
  expect(await listNew(page, gym)).toEqual([]);
  await page.unrouteAll({ behavior: "wait" });
  await reconnect(page);

  await waitUntilSent(page);
  expect(await listNew(page, gym)).toMatchObject([{ name: "P1", has_image: true }]);
  await page.getByRole("application", { name: "What goes up, 1 new" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Delete P1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Change the photo of P1" })).toBeVisible();
});

const COLORS = [0, 36, 72, 108, 144, 180, 216, 252, 288, 324].map((hue) => `hsl(${hue} 90% 50%)`);

/** The server converts one photo after the other. */
const waitForEntries = (page: Page, count: number) =>
  expect.poll(() => readOutbox(page), { timeout: 90_000 }).toHaveLength(count);

/** Opens the dialog for the photos of three new routes. `press` presses a button. */
async function openBatchOfThree(
  page: Page,
  gym: SetterGym,
  press: (button: Locator) => Promise<void>,
) {
  const { id } = await createResetOf(page, gym);
  for (const name of ["P1", "P2", "P3"]) {
    await addNewRoute(page, id, { name, circuitId: gym.circuitId });
  }
  const colors = COLORS.slice(0, 3);
  const photos = await Promise.all(colors.map((color) => createColorPhoto(page, color)));
  await page.goto(`/route_setting/resets/${id}?step=publish`);
  await press(page.getByRole("button", { name: "Add photos" }));
  return { photos, dialog: page.getByRole("dialog", { name: "Photos of new routes" }) };
}

/** Swaps the first and the third photo, saves them, and expects that the server has them. */
async function swapAndSave(page: Page, gym: SetterGym, press: (button: Locator) => Promise<void>) {
  const dialog = page.getByRole("dialog", { name: "Photos of new routes" });
  await press(dialog.getByRole("button", { name: "Photo 1 for P1" }));
  await press(dialog.getByRole("button", { name: "Photo 3 for P3" }));
  await expect(dialog.getByText("Photo 1 and photo 3 swapped")).toBeVisible();
  const save = dialog.getByRole("button", { name: "Save photos" });
  await expect(save).not.toHaveAttribute("aria-busy");
  await press(save);
  await expect(dialog).toBeHidden();
  await waitForEntries(page, 0);
  await waitUntilSent(page);
  const stored = (await listNew(page, gym)).toSorted((a, b) => compareNaturally(a.name, b.name));
  const colors = await Promise.all(
    stored.map(({ id }) => getPhotoColor(page, id, COLORS.slice(0, 3))),
  );
  expect(colors).toEqual([COLORS[2], COLORS[1], COLORS[0]]);
}

test("photos shot in a row are swapped and saved by touch @phone @sweep", async ({ page, gym }) => {
  const press = (button: Locator) => button.tap();
  const { photos, dialog } = await openBatchOfThree(page, gym, press);
  page.on("filechooser", (camera) => {
    const photo = photos.shift();
    if (photo) void camera.setFiles(photo);
  });

  // The camera opens again after each photo. A browser can require a tap for each.
  await expect(async () => {
    await press(dialog.getByText("Camera", { exact: true }));
    await expect(dialog.getByRole("button", { name: "Photo 3 for P3" })).toBeVisible();
  }).toPass();

  await swapAndSave(page, gym, press);
});

test("photos chosen together are swapped and saved with the keyboard alone @sweep", async ({
  page,
  gym,
}) => {
  const press = async (button: Locator) => {
    await tabTo(page, button);
    await page.keyboard.press("Enter");
  };
  const { photos, dialog } = await openBatchOfThree(page, gym, press);
  const chooser = page.waitForEvent("filechooser");
  await press(dialog.getByLabel("Choose"));
  await (await chooser).setFiles(photos);
  await expect(dialog.getByRole("button", { name: "Photo 3 for P3" })).toBeVisible();

  await swapAndSave(page, gym, press);
});

test("ten photos chosen together reach their routes after a cut and a reload @phone @sweep", async ({
  page,
  gym,
}) => {
  test.slow();
  const { id } = await createResetOf(page, gym);
  for (let number = 1; number <= 12; number += 1) {
    await addNewRoute(page, id, { name: `P${number}`, circuitId: gym.circuitId });
  }
  let remainingCount = 4;
  await page.route("**/api/routes/update", (route) =>
    remainingCount-- > 0 ? route.fallback() : route.abort(),
  );
  await page.goto(`/route_setting/resets/${id}?step=publish`);
  await page.getByRole("button", { name: "Add photos" }).click();
  const dialog = page.getByRole("dialog", { name: "Photos of new routes" });
  const photos = await Promise.all(COLORS.map((color) => createColorPhoto(page, color)));
  await dialog.getByLabel("Choose").setInputFiles(photos);
  await expect(dialog.getByRole("button", { name: "Photo 10 for P10" })).toBeVisible();

  await dialog.getByRole("button", { name: "Photo 1 for P1" }).click();
  await dialog.getByRole("button", { name: "Photo 10 for P10" }).click();
  await expect(dialog.getByText("Photo 1 and photo 10 swapped")).toBeVisible();
  const save = dialog.getByRole("button", { name: "Save photos" });
  await expect(save).not.toHaveAttribute("aria-busy");
  await expectNoViolations(page, { isPartOfScreen: true });
  await save.click();
  await expect(dialog).toBeHidden();
  await waitForEntries(page, 6);
  await page.reload();
  await expect(page.getByRole("group", { name: "2 have no photo" })).toBeVisible();
  expect(await readOutbox(page)).toHaveLength(6);

  // Without a connection, no request reaches the server whose response the page would lose.
  await page.context().setOffline(true);
  remainingCount = Infinity;
  await page.context().setOffline(false);
  await waitForEntries(page, 0);
  await waitUntilSent(page);

  const stored = (await listNew(page, gym)).toSorted((a, b) => compareNaturally(a.name, b.name));
  const colors = await Promise.all(
    stored.slice(0, 10).map(({ id: routeId }) => getPhotoColor(page, routeId, COLORS)),
  );
  expect(colors).toEqual([COLORS[9], ...COLORS.slice(1, 9), COLORS[0]]);
  // Each change of a route increases its version.
  expect(stored.map(({ version }) => version)).toEqual([...COLORS.map(() => 2), 1, 1]);
});
