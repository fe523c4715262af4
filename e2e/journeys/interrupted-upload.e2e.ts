import type { Page, Request } from "@playwright/test";

import {
  chooseFile,
  getBetaStrip,
  getProcessingTile,
  getUploadButton,
  getUploadDialog,
  openBeta,
  throttleUploads,
} from "../beta.ts";
import { type FailingProxy, startFailingProxy } from "../browsers/failing-proxy.ts";
import { expect, test as base } from "../fixtures.ts";
import { getNotifications, getUserMenu, signOut } from "../session.ts";
import { createVideo } from "../video-files.ts";

const UPLOADS = /^\/api\/uploads\//;
/** Where the device stores the upload, and its file. */
const STORAGE_KEY = "topout.video-upload";
const DATABASE = "topout-video-upload";
/** The upload takes longer than a reload on a busy machine. */
const BYTES_PER_SECOND = 25_000;

const test = base.extend<{ readonly failingProxy: FailingProxy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from its first parameter.
  failingProxy: async ({}, use) => {
    const proxy = await startFailingProxy(process.env["TOPOUT_URL"] ?? "");
    await use(proxy);
    await proxy.close();
  },
  siteUrl: async ({ failingProxy: { url } }, use) => use(url),
});

const getProgress = (page: Page) =>
  getNotifications(page).getByRole("progressbar", { name: /^Upload/ });
const readPercent = async (page: Page) =>
  Number(await getProgress(page).getAttribute("aria-valuenow"));

/** Starts an upload over a slow network, and waits until the server has received a part of it. */
async function startUpload(page: Page, route: { id: string }) {
  await openBeta(page, route);
  await chooseFile(page, await createVideo());
  const throttling = await throttleUploads(page, BYTES_PER_SECOND);
  await getUploadButton(page).click();
  await expect(getUploadDialog(page)).toBeHidden();
  await expect.poll(() => readPercent(page)).toBeGreaterThan(10);
  return throttling;
}

/** Resolves with the position at which the next part of the video starts. */
const waitForOffset = async (page: Page) => {
  const part = await page.waitForRequest((call: Request) => call.method() === "PATCH");
  return Number(part.headers()["upload-offset"]);
};

/** Waits until the device has stored the file. */
const waitForStoredFile = (page: Page) =>
  expect.poll(() => page.evaluate(countStoredFiles, DATABASE)).toBe(1);

/** Runs in the page. */
async function countStoredFiles(name: string): Promise<number> {
  // Opening a missing database would create it.
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
  return new Promise((resolve) => {
    const opened = indexedDB.open(name);
    opened.addEventListener("success", () => {
      const database = opened.result;
      const count = database.transaction("files").objectStore("files").count();
      count.addEventListener("success", () => {
        database.close();
        resolve(count.result);
      });
    });
  });
}

async function expectUploaded(page: Page) {
  await expect(getNotifications(page)).toContainText("Video is being processed.");
  await expect(getProgress(page)).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBeNull();
}

test.describe("an interrupted upload @phone", () => {
  test.beforeEach(async ({ signInAs }) => signInAs("climber"));

  test("continues by itself when the network returns", async ({ page, failingProxy, seed }) => {
    const throttling = await startUpload(page, await seed.getFirstRoute());

    failingProxy.fail(UPLOADS, "reset");
    await expect(getNotifications(page)).toContainText("Upload interrupted");
    await expect(getNotifications(page)).toContainText("continues by itself.");
    await throttling.restore();
    const offset = waitForOffset(page);
    failingProxy.restore();

    expect(await offset).toBeGreaterThan(0);
    await expectUploaded(page);
    await expect(getProcessingTile(page).or(getBetaStrip(page).getByText("video"))).toBeVisible();
  });

  test("continues after a reload, on another screen too", async ({ page, seed }) => {
    const throttling = await startUpload(page, await seed.getFirstRoute());
    await waitForStoredFile(page);

    const offset = waitForOffset(page);
    await page.goto("/feed");
    await expect(getNotifications(page)).toContainText("Uploading your video");
    expect(await offset).toBeGreaterThan(0);
    await throttling.restore();

    await expectUploaded(page);
  });

  test("stays paused after a reload", async ({ page, seed }) => {
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

  test("asks for the file after a reload if the device could not store it", async ({
    page,
    seed,
  }) => {
    page.on("dialog", (dialog) => void dialog.accept());
    await page.addInitScript((blocked) => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name: string, version?: number) => {
        if (name === blocked) throw new DOMException("The storage is blocked", "SecurityError");
        return open(name, version);
      };
    }, DATABASE);
    const route = await seed.getFirstRoute();
    const throttling = await startUpload(page, route);

    await page.reload();
    await expect(getNotifications(page)).toContainText(
      `Choose your video of ${route.name} again to continue.`,
    );
    await throttling.restore();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose video" }).click();
    const offset = waitForOffset(page);
    await (await chooser).setFiles(await createVideo());

    expect(await offset).toBeGreaterThan(0);
    await expectUploaded(page);
  });

  test("is deleted from the device when the user signs out", async ({ page, seed }) => {
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
      .not.toContainEqual(expect.objectContaining({ name: DATABASE }));
    await throttling.restore();
  });
});
