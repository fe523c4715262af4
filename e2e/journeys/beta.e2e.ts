import { videos } from "@topout/shared/contract";
import type { Page } from "@playwright/test";

import { findViolations } from "../axe.ts";
import {
  chooseVideo,
  clickUploadBeta,
  confirmAgreement,
  getBetaStrip,
  getCurrentTime,
  getProcessingTile,
  getUploadButton,
  getUploadDialog,
  getVerifyDialog,
  PROCESSING_TIMEOUT_MS,
  throttleUploads,
} from "../beta.ts";
import { failOnce } from "../fail-once.ts";
import { createBrokenVideo, createVideo } from "../video-files.ts";
import { expect, test } from "../fixtures.ts";
import { verifyEmail } from "../email.ts";
import { getNotifications } from "../session.ts";

const getPlayButton = (page: Page, username: string) =>
  getBetaStrip(page).getByRole("button", { name: `Play ${username}’s beta` });

test.describe("the beta strip", () => {
  test("uploads, plays and deletes a video @phone", async ({ page, seed }) => {
    test.slow();
    const { username, email } = await seed.signInAsNewClimber();
    const route = await seed.getFirstRoute();
    await clickUploadBeta(page, route);
    await expect(getVerifyDialog(page)).toContainText(
      "To upload a video, you need to verify your email address.",
    );
    await getVerifyDialog(page).getByRole("button", { name: "Send Email" }).click();
    await expect(getNotifications(page)).toContainText("Verification Email Sent");
    await expect(getVerifyDialog(page)).toBeHidden();
    await verifyEmail(page, email);

    await clickUploadBeta(page, route);
    await getUploadButton(page).click();
    await expect(getUploadDialog(page).getByRole("alert")).toHaveText("Please select a file");
    await getUploadDialog(page)
      .getByLabel("Choose a video")
      .setInputFiles(await createVideo());
    await getUploadButton(page).click();
    await expect(getUploadDialog(page).getByRole("alert")).toHaveText(
      "Ask everybody in the video first, then confirm it here.",
    );
    await expect(
      getUploadDialog(page).getByRole("checkbox", { name: "Keep the sound" }),
    ).not.toBeChecked();
    await confirmAgreement(page);
    const throttling = await throttleUploads(page);
    await getUploadButton(page).click();

    await expect(getUploadDialog(page)).toBeHidden();
    const progress = getNotifications(page).getByRole("progressbar", {
      name: "Uploading your video",
    });
    await expect(getNotifications(page)).toContainText("This may take a while");
    await expect
      .poll(async () => Number(await progress.getAttribute("aria-valuenow")))
      .toBeGreaterThan(0);
    await throttling.restore();
    await expect(getNotifications(page)).toContainText("Video is being processed.");
    await expect(getNotifications(page)).toContainText("Check back in a few minutes.");
    await expect(progress).toBeHidden();
    await expect(getProcessingTile(page)).toBeVisible();

    await expect(getPlayButton(page, username)).toBeVisible({ timeout: PROCESSING_TIMEOUT_MS });
    await expect(getProcessingTile(page)).toBeHidden();
    const videoResponse = page.waitForResponse(/\/api\/video\/[\w-]+$/);
    await getPlayButton(page, username).click();
    expect((await videoResponse).status()).toBe(206);
    const player = page.getByRole("dialog", { name: `${username}’s beta` });
    const video = player.getByLabel(new RegExp(`^Beta by ${username}`));
    await expect.poll(() => video.evaluate(getCurrentTime)).toBeGreaterThan(0);

    await player.getByRole("button", { name: "Delete" }).click();
    const confirmDialog = page.getByRole("alertdialog", { name: "Delete video" });
    await expect(confirmDialog).toContainText(
      "This video will be removed for everybody and cannot be undone.",
    );
    await expect(confirmDialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    const message = "We could not delete the video.";
    await failOnce(page, { urlPattern: "**/api/video/*", method: "DELETE", message });
    await confirmDialog.getByRole("button", { name: "Delete video" }).click();
    await expect(getNotifications(page).getByRole("alert")).toContainText(message);
    await expect(player).toBeVisible();
    await confirmDialog.getByRole("button", { name: "Delete video" }).click();
    await expect(getNotifications(page)).toContainText("Video Deleted");
    await expect(player).toBeHidden();
    await expect(getPlayButton(page, username)).toHaveCount(0);
  });

  test("shows visitors no Delete button while it plays a video, and passes axe", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    let video: { route: string; username: string } | undefined;
    await expect
      .poll(
        async () => {
          const response = await page.request.get(`/api${videos.feed.path}`);
          video = videos.feed.response.parse(await response.json()).at(-1);
          return video;
        },
        { message: "a processed video in the demo data", timeout: PROCESSING_TIMEOUT_MS },
      )
      .toBeDefined();
    const { route = "", username = "" } = video ?? {};
    await page.goto(`/?route=${route}`);

    await getPlayButton(page, username).click();

    const player = page.getByRole("dialog", { name: `${username}’s beta` });
    await expect(player.getByLabel(/^Beta by /)).toBeVisible();
    await expect(player.getByRole("button", { name: "Delete" })).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(player.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(player.getByLabel(/^Beta by /)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(player).toBeHidden();
    await expect(getPlayButton(page, username)).toBeFocused();
    await getPlayButton(page, username).click();
    await expect(player).toBeVisible();
    await page.goBack();
    await expect(player).toBeHidden();
    await expect(getPlayButton(page, username)).toBeVisible();
  });
});

test.describe("an upload @phone", () => {
  test("can be paused, resumed and cancelled", async ({ page, signInAs, seed }) => {
    await signInAs("climber");
    await clickUploadBeta(page, await seed.getFirstRoute());
    await chooseVideo(page, await createVideo());
    const throttling = await throttleUploads(page);
    await getUploadButton(page).click();
    await expect(getNotifications(page)).toContainText("Uploading your video");

    await page.getByRole("button", { name: "Pause" }).click();
    await expect(getNotifications(page)).toContainText("Upload paused");
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(getNotifications(page)).toContainText("Uploading your video");
    await getNotifications(page).getByRole("button", { name: "Cancel" }).click();

    await expect(getNotifications(page)).not.toContainText("Uploading your video");
    await expect(getNotifications(page).getByRole("alert")).toHaveCount(0);
    await expect(getProcessingTile(page)).toHaveCount(0);
    await throttling.restore();
  });

  test("shows an error for a broken file, and the owner can remove it @sweep", async ({
    page,
    signInAs,
    seed,
  }) => {
    await signInAs("climber");
    await clickUploadBeta(page, await seed.getFirstRoute());
    await chooseVideo(page, await createBrokenVideo());
    await getUploadButton(page).click();

    await expect(getBetaStrip(page)).toContainText("This video couldn't be processed.", {
      timeout: PROCESSING_TIMEOUT_MS,
    });
    await getBetaStrip(page).getByRole("button", { name: "Remove this video" }).click();

    await expect(getNotifications(page)).toContainText("Video Deleted");
    await expect(getBetaStrip(page)).not.toContainText("This video couldn't be processed.");
  });
});
