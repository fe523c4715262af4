import { createHash } from "node:crypto";

import { TEST_PASSWORD } from "@topout/api/testing";
import { getToken, notifications, signIn, signOut } from "@topout/shared/platform";
import { describe, expect, test } from "vitest";

import { createRandom } from "./testing/create-random.ts";
import { createVideoFile } from "./testing/set-up-upload.ts";
import {
  clickCard,
  findCard,
  startInterruptedUpload,
  startUpload,
} from "./testing/start-upload.ts";

const CHUNK_BYTES = 5_000_000;

const hash = async (file: File) =>
  createHash("sha256")
    .update(Buffer.from(await file.arrayBuffer()))
    .digest("hex");

describe("an upload after a cut", () => {
  /** `CUT_SEED` repeats the cuts of a failed test. */
  test(
    "of 50 MB at 20 random places arrives whole, and repeats at most one chunk per cut",
    {
      timeout: 300_000,
    },
    async () => {
      const seed = Number(process.env["CUT_SEED"] ?? Date.now() % 2 ** 31);
      const random = createRandom(seed);
      const file = createVideoFile(50_000_000);
      const positions = Array.from({ length: 20 }, () => Math.floor(random() * file.size));
      const { proxy, isFinished, hashOriginal } = await startUpload({
        file,
        cuts: { positions: positions.toSorted((a, b) => a - b) },
      });

      expect([await isFinished, proxy.countCuts()], `CUT_SEED=${seed}`).toEqual([true, 20]);

      expect(await hashOriginal(), `CUT_SEED=${seed}`).toBe(await hash(file));
      expect(proxy.countSentBytes(), `CUT_SEED=${seed}`).toBeLessThanOrEqual(
        file.size + 20 * CHUNK_BYTES,
      );
    },
  );

  test("continues when the network returns, also without the user", async () => {
    const { proxy, isFinished, file, listVideos } = await startInterruptedUpload();

    proxy.reconnect();
    dispatchEvent(new Event("online"));

    expect(await isFinished).toBe(true);
    expect(await listVideos()).toHaveLength(1);
    expect(proxy.countSentBytes()).toBeLessThan(file.size * 2);
    expect(notifications.getState().list).toEqual([]);
  });

  test("continues when the user retries", async () => {
    const { proxy, isFinished } = await startInterruptedUpload();
    proxy.reconnect();

    clickCard("Try again");

    expect(await isFinished).toBe(true);
  });

  test("does not start again if the server is unavailable for a moment", async () => {
    const { proxy, isFinished } = await startUpload({
      cuts: { positions: [500_000], isUnavailableOnce: true },
    });

    expect(await isFinished).toBe(true);
    expect(proxy.countCreations()).toBe(1);
  });

  test("starts again if the server has deleted it", async () => {
    const { proxy, isFinished, listVideos, removeOnServer } = await startInterruptedUpload();
    await removeOnServer();
    proxy.reconnect();

    clickCard("Try again");

    expect(await isFinished).toBe(true);
    expect(await listVideos()).toHaveLength(1);
  });

  test("tells the user if the route was deleted", async () => {
    const { api, route, proxy, isFinished } = await startInterruptedUpload();
    const setter = await api.signIn({ route_setter: true });
    await setter.fetch(`/api/routes/${route.id}`, { method: "DELETE" });
    proxy.reconnect();

    clickCard("Try again");

    expect(await isFinished).toBe(false);
    await findCard("Upload failed", "This route no longer exists.");
  });
});

describe("an upload", () => {
  test("pauses and resumes", async () => {
    const { isFinished, listVideos, getProgress } = await startUpload();
    clickCard("Pause");
    await findCard("Upload paused", "Your video of P1 is still here.");
    expect(getProgress().isPaused).toBe(true);
    expect(await listVideos()).toEqual([]);

    clickCard("Resume");

    expect(await isFinished).toBe(true);
    expect(await listVideos()).toHaveLength(1);
  });

  test("is deleted on the server when the user cancels it", async () => {
    const { proxy, isFinished, getStatusOnServer } = await startInterruptedUpload();
    expect(await getStatusOnServer()).toBe(200);
    proxy.reconnect();

    clickCard("Cancel");

    expect(await isFinished).toBe(false);
    expect(notifications.getState().list).toEqual([]);
    await expect.poll(getStatusOnServer).toBe(404);
  });

  test("shows why the server rejects the file, and deletes it", async () => {
    const file = new File(["not a video, but text"], "beta.mp4", { type: "video/mp4" });
    const { isFinished, getStatusOnServer } = await startUpload({ file });

    expect(await isFinished).toBe(false);

    await findCard("Upload failed", "Choose another file: MP4 or QuickTime.");
    await expect.poll(getStatusOnServer).toBe(404);
  });
});

describe("an upload whose session ends", () => {
  const startLoggedOutUpload = async () => {
    const upload = await startInterruptedUpload();
    await upload.ann.fetch("/api/auth/jwt/logout", { method: "POST" });
    upload.proxy.reconnect();
    clickCard("Try again");
    await findCard("You've been logged out", "Log in to continue uploading your video of P1.");
    expect(getToken()).toBeNull();
    return upload;
  };

  test("continues after the same user has logged in again", async () => {
    const { api, ann, isFinished, listVideos } = await startLoggedOutUpload();
    const response = await api.fetchAnonymously("/api/auth/jwt/login", {
      method: "POST",
      body: new URLSearchParams({ username: ann.user.email, password: TEST_PASSWORD }),
    });
    const { access_token } = (await response.json()) as { access_token: string };

    signIn(access_token);

    expect(await isFinished).toBe(true);
    expect(await listVideos()).toHaveLength(1);
  });

  test("ends when another user logs in", async () => {
    const { api, isFinished, listVideos } = await startLoggedOutUpload();

    signIn((await api.signIn({ is_verified: true })).token);

    expect(await isFinished).toBe(false);
    expect(await listVideos()).toEqual([]);
  });

  test("ends when the user signs out", async () => {
    const { isFinished } = await startInterruptedUpload({ hasSignedOut: () => true });

    signOut();

    expect(await isFinished).toBe(false);
    await findCard("Upload cancelled", "You signed out before your video of P1 was uploaded.");
  });
});
