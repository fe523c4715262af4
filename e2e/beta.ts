import type { Page } from "@playwright/test";

import { getPanel } from "./gym.ts";
import type { Queries } from "./queries.ts";

/** Processing a video is slow while other journeys run. */
export const PROCESSING_TIMEOUT_MS = 45_000;

export const getBetaStrip = <Result extends Queries<Result>>(page: Queries<Result>) =>
  getPanel(page).getByRole("region", { name: "Beta" });
/** The button in the beta strip that opens the upload dialog. */
export const getUploadBetaButton = <Result extends Queries<Result>>(page: Queries<Result>) =>
  getBetaStrip(page).getByRole("button", { name: "Upload beta" });
export const getVerifyDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Verify your email" });
export const getUploadDialog = (page: Page) => page.getByRole("dialog", { name: "Upload beta" });
export const getUploadButton = (page: Page) =>
  getUploadDialog(page).getByRole("button", { name: "Upload" });
export const getProcessingTile = (page: Page) =>
  getBetaStrip(page).getByRole("status").filter({ hasText: "Processing" });

/** Opens a route and clicks “Upload beta”. Users with a verified email address then see the upload dialog. */
export async function clickUploadBeta(page: Page, { id }: { id: string }) {
  await page.goto(`/?route=${id}`);
  await getUploadBetaButton(page).click();
}

/** Chooses a file in the upload dialog, and confirms that everybody in the video agreed. */
export async function chooseVideo(page: Page, file: string): Promise<void> {
  await getUploadDialog(page).getByLabel("Choose a video").setInputFiles(file);
  await confirmAgreement(page);
}

export const confirmAgreement = (page: Page) =>
  getUploadDialog(page).getByRole("checkbox", { name: "Everybody in this video agreed" }).check();

/** Returns the playback position of a video in seconds. Runs in the page. */
export const getCurrentTime = (video: Element) => (video as HTMLVideoElement).currentTime;

/** Throttles uploads until `restore` is called. */
export async function throttleUploads(page: Page, bytesPerSecond = 60_000) {
  const client = await page.context().newCDPSession(page);
  const setUploadThroughput = (uploadThroughput: number) =>
    client.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await client.send("Network.enable");
  await setUploadThroughput(bytesPerSecond);
  return { restore: () => setUploadThroughput(-1) };
}
