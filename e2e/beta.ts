import type { Page } from "@playwright/test";

import { getPanel } from "./gym.ts";

export const getBetaStrip = (page: Page) => getPanel(page).getByRole("region", { name: "Beta" });
export const getUploadDialog = (page: Page) => page.getByRole("dialog", { name: "Upload beta" });
export const getUploadButton = (page: Page) =>
  getUploadDialog(page).getByRole("button", { name: "Upload" });
export const getProcessingTile = (page: Page) =>
  getBetaStrip(page).getByRole("status").filter({ hasText: "Processing" });

export async function openBeta(page: Page, { id }: { id: string }) {
  await page.goto(`/?route=${id}`);
  await getBetaStrip(page).getByRole("button", { name: "Upload beta" }).click();
}

export const chooseFile = (page: Page, file: string) =>
  getUploadDialog(page).getByLabel("Choose a video").setInputFiles(file);

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
