import {
  getBetaStrip,
  getCurrentTime,
  getUploadBetaButton,
  PROCESSING_TIMEOUT_MS,
} from "../../beta.ts";
import { getNotifications } from "../../session.ts";
import { createVideo } from "../../video-files.ts";
import { expectHidden, expectText, expectVisible } from "../expect.ts";
import { expect, test } from "../fixtures.ts";

/** Runs in the page. */
const canPlayVideos = () =>
  document.createElement("video").canPlayType('video/mp4; codecs="avc1.42E01E"') !== "";

test("a climber uploads a video, plays it and deletes it", async ({
  browserPage: page,
  signInAs,
  route,
}) => {
  await signInAs("climber");
  await page.goto(`/?route=${route.id}`);
  const uploadDialog = page.getByRole("dialog", { name: "Upload beta" });
  await getUploadBetaButton(page).click();
  await expectVisible(uploadDialog);
  await page.goBack();
  await expectHidden(uploadDialog);
  await getUploadBetaButton(page).click();
  await uploadDialog.getByLabel("Choose a video").setInputFiles(await createVideo());
  await uploadDialog.getByRole("button", { name: "Upload" }).click();
  await expectText(getNotifications(page), "Video is being processed.");

  const playButton = getBetaStrip(page).getByRole("button", { name: "Play robin.reed’s beta" });
  await expectVisible(playButton, { timeout: PROCESSING_TIMEOUT_MS });
  await playButton.click();
  const player = page.getByRole("dialog", { name: "robin.reed’s beta" });
  if (await page.evaluate(canPlayVideos)) {
    const video = player.getByLabel(/^Beta by robin.reed/);
    await expect.poll(() => video.evaluate(getCurrentTime)).toBeGreaterThan(0);
  } else {
    await expectText(player.getByRole("alert"), "This video couldn't be played.");
  }

  await player.getByRole("button", { name: "Delete" }).click();
  const confirmDialog = page.getByRole("alertdialog", { name: "Delete video" });
  await confirmDialog.getByRole("button", { name: "Delete video" }).click();
  await expectText(getNotifications(page), "Video Deleted");
  await expectHidden(player);
  await expectHidden(playButton);
});
