import { emailLinks, videos } from "@topout/shared/contract";
import type { Page } from "@playwright/test";

import { findViolations } from "../axe.ts";
import { failOnce } from "../fail-once.ts";
import { createBrokenVideo, createVideo } from "../video-files.ts";
import { expect, test } from "../fixtures.ts";
import { panel } from "../gym.ts";
import { findEmailedPath } from "../email.ts";
import { notifications } from "../session.ts";

const beta = (page: Page) => panel(page).getByRole("region", { name: "Beta" });
const uploadDialog = (page: Page) => page.getByRole("dialog", { name: "Upload beta" });
const upload = (page: Page) => uploadDialog(page).getByRole("button", { name: "Upload" });
const processing = (page: Page) => beta(page).getByRole("status").filter({ hasText: "Processing" });
const play = (page: Page, username: string) =>
  beta(page).getByRole("button", { name: `Play ${username}’s beta` });

/** Processing a video is slow while other journeys run. */
const PROCESSING_TIMEOUT_MS = 45_000;

async function openBeta(page: Page, { id }: { id: string }) {
  await page.goto(`/?route=${id}`);
  await beta(page).getByRole("button", { name: "Upload beta" }).click();
}

async function verify(page: Page, email: string) {
  const token = (await findEmailedPath(email, "/verify/")).replace("/verify/", "");
  const response = await page.request.post(`/api${emailLinks.verify.path}`, { data: { token } });
  expect(response.ok()).toBe(true);
}

test.describe("beta", () => {
  test("is uploaded, processed, played and deleted by a verified climber", async ({
    page,
    seed,
  }) => {
    test.slow();
    const { username, email } = await seed.newClimber();
    const route = await seed.route();
    await openBeta(page, route);
    const verification = page.getByRole("dialog", { name: "Verify your email" });
    await expect(verification).toContainText(
      "To upload a video, you need to verify your email address.",
    );
    await verification.getByRole("button", { name: "Send Email" }).click();
    await expect(notifications(page)).toContainText("Verification Email Sent");
    await expect(verification).toBeHidden();
    await verify(page, email);

    await openBeta(page, route);
    await upload(page).click();
    await expect(uploadDialog(page).getByRole("alert")).toHaveText("Please select a file");
    await uploadDialog(page)
      .getByLabel("Choose a video")
      .setInputFiles(await createVideo());
    const throttling = await throttleUploads(page);
    await upload(page).click();

    await expect(uploadDialog(page)).toBeHidden();
    const progress = notifications(page).getByRole("progressbar", { name: "Uploading your video" });
    await expect(notifications(page)).toContainText("This may take a while");
    await expect
      .poll(async () => Number(await progress.getAttribute("aria-valuenow")))
      .toBeGreaterThan(0);
    await throttling.end();
    await expect(notifications(page)).toContainText("Video is being processed.");
    await expect(notifications(page)).toContainText("Check back in a few minutes.");
    await expect(progress).toBeHidden();
    await expect(processing(page)).toBeVisible();

    await expect(play(page, username)).toBeVisible({ timeout: PROCESSING_TIMEOUT_MS });
    await expect(processing(page)).toBeHidden();
    const streamed = page.waitForResponse(/\/api\/video\/[\w-]+$/);
    await play(page, username).click();
    expect((await streamed).status()).toBe(206);
    const player = page.getByRole("dialog", { name: `${username}’s beta` });
    const video = player.getByLabel(new RegExp(`^Beta by ${username}`));
    await expect.poll(() => video.evaluate(getCurrentTime)).toBeGreaterThan(0);

    await player.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete video" });
    await expect(question).toContainText(
      "This video will be removed for everybody and cannot be undone.",
    );
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    const message = "We could not delete the video.";
    await failOnce(page, { call: "**/api/video/*", method: "DELETE", message });
    await question.getByRole("button", { name: "Delete video" }).click();
    await expect(notifications(page).getByRole("alert")).toContainText(message);
    await expect(player).toBeVisible();
    await question.getByRole("button", { name: "Delete video" }).click();
    await expect(notifications(page)).toContainText("Video Deleted");
    await expect(player).toBeHidden();
    await expect(play(page, username)).toHaveCount(0);
  });

  test("of another climber plays for visitors, cannot be deleted, and passes axe", async ({
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

    await play(page, username).click();

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
    await expect(play(page, username)).toBeFocused();
  });
});

test.describe("an upload", () => {
  test("retries with the same file after a lost connection, and can be cancelled", async ({
    page,
    signInAs,
    seed,
  }) => {
    await signInAs("climber");
    await page.route("**/api/video", (call) => call.abort("connectionreset"), { times: 1 });
    await openBeta(page, await seed.route());
    await uploadDialog(page)
      .getByLabel("Choose a video")
      .setInputFiles(await createVideo());
    await upload(page).click();
    await expect(notifications(page).getByRole("alert")).toContainText("Upload interrupted");
    await expect(notifications(page).getByRole("alert")).toContainText("The connection dropped.");

    const throttling = await throttleUploads(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(notifications(page)).toContainText("Uploading your video");
    await page.getByRole("button", { name: "Cancel" }).click();

    await expect(notifications(page)).not.toContainText("Uploading your video");
    await expect(notifications(page).getByRole("alert")).toHaveCount(0);
    await expect(processing(page)).toHaveCount(0);
    await throttling.end();
  });

  test("of a broken file shows an error to its owner, who removes it", async ({
    page,
    signInAs,
    seed,
  }) => {
    await signInAs("climber");
    await openBeta(page, await seed.route());
    await uploadDialog(page)
      .getByLabel("Choose a video")
      .setInputFiles(await createBrokenVideo());
    await upload(page).click();

    await expect(beta(page)).toContainText("This video could not be read.", {
      timeout: PROCESSING_TIMEOUT_MS,
    });
    await beta(page).getByRole("button", { name: "Remove the failed video" }).click();

    await expect(notifications(page)).toContainText("Video Deleted");
    await expect(beta(page)).not.toContainText("This video could not be read.");
  });
});

/** Runs in the page. */
const getCurrentTime = (element: Element) =>
  element instanceof HTMLVideoElement ? element.currentTime : -1;

/** Throttles uploads until `end` is called. */
async function throttleUploads(page: Page) {
  const client = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    client.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await client.send("Network.enable");
  await limit(60_000);
  return { end: () => limit(-1) };
}
