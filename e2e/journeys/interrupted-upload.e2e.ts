import type { Page, Request } from "@playwright/test";
import type { Video } from "@topout/shared/contract";

import {
  chooseVideo,
  clickUploadBeta,
  getBetaStrip,
  getProcessingTile,
  getUploadButton,
  getUploadDialog,
  throttleUploads,
} from "../beta.ts";
import { expect, test } from "../failing-proxy-test.ts";
import { getNotifications, getToken, getUserMenu, signOut } from "../session.ts";
import { createVideo } from "../video-files.ts";

const UPLOAD_PATHS = /^\/api\/uploads\//;
/** The key in `localStorage` of the unfinished upload. */
const STORAGE_KEY = "topout.video-upload";
/** The database with the video file of the unfinished upload. */
const DATABASE_NAME = "topout-video-upload";
/** With this limit, the upload takes longer than a reload on a busy machine. */
const BYTES_PER_SECOND = 25_000;

const getProgress = (page: Page) =>
  getNotifications(page).getByRole("progressbar", { name: /^Upload/ });
const readPercent = async (page: Page) =>
  Number(await getProgress(page).getAttribute("aria-valuenow"));

/** Starts an upload over a slow network, and waits until the server has received a part of it. */
async function startUpload(page: Page, route: { id: string }) {
  await clickUploadBeta(page, route);
  await chooseVideo(page, await createVideo());
  const throttling = await throttleUploads(page, BYTES_PER_SECOND);
  await getUploadButton(page).click();
  await expect(getUploadDialog(page)).toBeHidden();
  await expect.poll(() => readPercent(page)).toBeGreaterThan(10);
  return throttling;
}

/** Waits for the next part of the video. Resolves with its offset in the file. */
const waitForPartOffset = async (page: Page) => {
  const part = await page.waitForRequest((request: Request) => request.method() === "PATCH");
  return Number(part.headers()["upload-offset"]);
};

const waitForStoredFile = (page: Page) =>
  expect.poll(() => page.evaluate(countStoredFiles, DATABASE_NAME)).toBe(1);

/** Runs in the page. */
async function countStoredFiles(name: string): Promise<number> {
  // Opening a missing database would create it.
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
  return new Promise((resolve) => {
    const openRequest = indexedDB.open(name);
    openRequest.addEventListener("success", () => {
      const database = openRequest.result;
      const countRequest = database.transaction("files").objectStore("files").count();
      countRequest.addEventListener("success", () => {
        database.close();
        resolve(countRequest.result);
      });
    });
  });
}

async function expectUploaded(page: Page) {
  await expect(getNotifications(page)).toContainText("Video is being processed.");
  await expect(getProgress(page)).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBeNull();
}

/** The server accepts five videos of a user until it has processed them, which is slow while other journeys run. */
async function deleteUploads(page: Page, { id: routeId }: { id: string }) {
  const token = await getToken(page);
  if (token === null) return;
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.get(`/api/route_videos/${routeId}`, { headers });
  for (const { id, username, processed } of (await response.json()) as Video[]) {
    if (processed || username !== "robin.reed") continue;
    const deletion = await page.request.delete(`/api/video/${id}`, { headers });
    expect(deletion.status()).toBe(204);
  }
}

test.describe("an interrupted upload @phone", () => {
  test.beforeEach(async ({ signInAs }) => signInAs("climber"));
  test.afterEach(async ({ page, seed }) => deleteUploads(page, await seed.getFirstRoute()));

  test("continues by itself when the network returns", async ({ page, failingProxy, seed }) => {
    const throttling = await startUpload(page, await seed.getFirstRoute());

    failingProxy.fail(UPLOAD_PATHS, "reset");
    await expect(getNotifications(page)).toContainText("Upload interrupted");
    await expect(getNotifications(page)).toContainText("continues by itself.");
    await throttling.restore();
    const offset = waitForPartOffset(page);
    failingProxy.restore();

    expect(await offset).toBeGreaterThan(0);
    await expectUploaded(page);
    await expect(
      getProcessingTile(page).or(getBetaStrip(page).getByText("video")).first(),
    ).toBeVisible();
  });

  test("continues after a page load, even on another screen @sweep", async ({ page, seed }) => {
    const throttling = await startUpload(page, await seed.getFirstRoute());
    await waitForStoredFile(page);

    const offset = waitForPartOffset(page);
    await page.goto("/feed");
    await expect(getNotifications(page)).toContainText("Uploading your video");
    expect(await offset).toBeGreaterThan(0);
    await throttling.restore();

    await expectUploaded(page);
  });

  test("stays paused after a reload @sweep", async ({ page, seed }) => {
    const throttling = await startUpload(page, await seed.getFirstRoute());
    await waitForStoredFile(page);
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(getNotifications(page)).toContainText("Upload paused");

    await page.reload();
    await expect(getNotifications(page)).toContainText("Upload paused");
    expect(await readPercent(page)).toBeGreaterThan(10);
    await throttling.restore();
    await page.getByRole("button", { name: "Resume" }).click();

    await expectUploaded(page);
  });

  test("asks the user to choose the file again after a reload if the device could not store it @sweep", async ({
    page,
    seed,
  }) => {
    // The page warns before a reload that would lose the file.
    page.on("dialog", (dialog) => void dialog.accept());
    await page.addInitScript((blockedName) => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name: string, version?: number) => {
        if (name === blockedName) throw new DOMException("The storage is blocked", "SecurityError");
        return open(name, version);
      };
    }, DATABASE_NAME);
    const route = await seed.getFirstRoute();
    const throttling = await startUpload(page, route);

    await page.reload();
    await expect(getNotifications(page)).toContainText(
      `Choose your video of ${route.name} again to continue.`,
    );
    await throttling.restore();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose video" }).click();
    const offset = waitForPartOffset(page);
    await (await chooser).setFiles(await createVideo());

    expect(await offset).toBeGreaterThan(0);
    await expectUploaded(page);
  });

  test("is deleted from the device when the user signs out @sweep", async ({ page, seed }) => {
    const throttling = await startUpload(page, await seed.getFirstRoute());
    await waitForStoredFile(page);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.goto("/feed");
    await expect(getUserMenu(page, "robin.reed")).toBeVisible();
    await expect(getNotifications(page)).toContainText("Upload paused");
    // On phones, the card covers the account menu.
    await getNotifications(page).getByRole("button", { name: "Dismiss" }).click();

    await signOut(page);

    await expect(getNotifications(page)).toContainText("Upload cancelled");
    await expect
      .poll(() => page.evaluate(() => indexedDB.databases()))
      .not.toContainEqual(expect.objectContaining({ name: DATABASE_NAME }));
    await throttling.restore();
  });
});
