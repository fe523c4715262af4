import { getPanel } from "../../gym.ts";
import { getNotifications } from "../../session.ts";
import { createVideo } from "../../video-files.ts";
import { expectHidden, expectText, expectVisible } from "../expect.ts";
import { expect, test } from "../fixtures.ts";

/** Processing a video is slow while other journeys run. */
const PROCESSING_TIMEOUT_MS = 45_000;

/** Runs in the page. */
const canPlayVideos = () =>
  document.createElement("video").canPlayType('video/mp4; codecs="avc1.42E01E"') !== "";
const getCurrentTime = (element: Element) => (element as HTMLVideoElement).currentTime;

test("a climber uploads a video, plays it and deletes it", async ({
  browserPage: page,
  signInAs,
  route,
}) => {
  await signInAs("climber");
  await page.goto(`/?route=${route.id}`);
  const beta = getPanel(page).getByRole("region", { name: "Beta" });
  const uploadButton = beta.getByRole("button", { name: "Upload beta" });
  const uploadDialog = page.getByRole("dialog", { name: "Upload beta" });
  await uploadButton.click();
  await expectVisible(uploadDialog);
  await page.goBack();
  await expectHidden(uploadDialog);
  await uploadButton.click();
  await uploadDialog.getByLabel("Choose a video").setInputFiles(await createVideo());
  await uploadDialog.getByRole("button", { name: "Upload" }).click();
  await expectText(getNotifications(page), "Video is being processed.");

  const playButton = beta.getByRole("button", { name: "Play robin.reed’s beta" });
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
