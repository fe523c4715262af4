import { appendFile } from "node:fs/promises";

import { chooseVideo, clickUploadBeta, getUploadButton, throttleUploads } from "../beta.ts";
import { expect, test } from "../failing-proxy-test.ts";
import { getNotifications } from "../session.ts";
import { createBrokenVideo } from "../video-files.ts";

const SIZE_BYTES = 3_000_000;

test.describe("an upload through a proxy that limits bodies @phone", () => {
  test.beforeEach(async ({ signInAs }) => signInAs("climber"));

  test("continues with smaller parts", async ({ page, failingProxy, seed }) => {
    failingProxy.limitBodies(1_000_000);
    await clickUploadBeta(page, await seed.getFirstRoute());
    await chooseVideo(page, await createBrokenVideo(SIZE_BYTES));

    await getUploadButton(page).click();

    await expect(getNotifications(page)).toContainText("Video is being processed.");
  });

  test("stops with an explanation if even small parts are too large, and continues on another network @sweep", async ({
    page,
    failingProxy,
    seed,
  }) => {
    failingProxy.limitBodies(100_000);
    await clickUploadBeta(page, await seed.getFirstRoute());
    await chooseVideo(page, await createBrokenVideo(SIZE_BYTES));

    await getUploadButton(page).click();

    await expect(getNotifications(page)).toContainText(
      "This network doesn't let large files through. Try another one, for example mobile data.",
    );
    failingProxy.limitBodies(Infinity);
    await getNotifications(page).getByRole("button", { name: "Try again" }).click();
    await expect(getNotifications(page)).toContainText("Video is being processed.");
  });
});

test.describe("an upload whose file changes @phone", () => {
  test.beforeEach(async ({ signInAs }) => signInAs("climber"));

  test("stops at once and asks the user to choose it again", async ({
    page,
    failingProxy,
    seed,
  }) => {
    const file = await createBrokenVideo(SIZE_BYTES);
    await clickUploadBeta(page, await seed.getFirstRoute());
    await chooseVideo(page, file);
    // The parts are small, so that the browser reads the file again for each.
    failingProxy.limitBodies(1_000_000);
    const throttling = await throttleUploads(page, 400_000);
    await getUploadButton(page).click();
    await page.waitForResponse(
      (response) => response.request().method() === "PATCH" && response.status() === 204,
    );

    await appendFile(file, "changed");
    await throttling.restore();

    await expect(getNotifications(page)).toContainText(
      "Your video was moved, changed or deleted. Choose it again.",
    );
  });
});
