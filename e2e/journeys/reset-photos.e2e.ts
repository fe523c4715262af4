import { routes } from "@topout/shared/contract";
import type { Page } from "@playwright/test";

import { expectNoViolations } from "../accessibility.ts";
import { failWrites, readOutbox, reconnect, waitUntilSent } from "../outbox.ts";
import { onePixelPhoto } from "../photo.ts";
import { createResetOf } from "../reset.ts";
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

  await expect.poll(() => listNew(page, gym)).toMatchObject([{ name: "P1", has_image: true }]);
  await waitUntilSent(page);
  await page.getByRole("application", { name: "What goes up, 1 new" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Delete P1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Change the photo of P1" })).toBeVisible();
});
