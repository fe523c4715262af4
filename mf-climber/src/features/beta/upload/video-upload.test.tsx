import { notifications } from "@topout/shared/platform";
import { describe, expect, test, vi } from "vitest";

import { hashFile } from "./testing/hash-file.ts";
import { createVideoFile } from "./testing/set-up-upload.ts";
import {
  clickNotification,
  findNotification,
  startInterruptedUpload,
  startUpload,
} from "./testing/start-upload.ts";

describe("an interrupted upload", () => {
  test("continues without the user when the network returns", async () => {
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

    clickNotification("Try again");

    expect(await isFinished).toBe(true);
  });

  test("retries by itself again after the user has retried", async () => {
    const { proxy, isFinished } = await startInterruptedUpload({
      cuts: { positions: [500_000], staysOffline: true, failOnce: { method: "HEAD", status: 503 } },
    });
    proxy.reconnect();

    clickNotification("Try again");

    expect(await isFinished).toBe(true);
  });

  test("stays cancelled if the user cancels it while its failure is handled", async () => {
    const file = createVideoFile(1_000_000);
    const firstByte = Promise.withResolvers<ArrayBuffer>();
    const slice = file.slice.bind(file);
    const readStarted = new Promise((resolve) => {
      vi.spyOn(file, "slice").mockImplementation((start, end) => {
        const part = slice(start, end);
        if (end !== 1) return part;
        resolve(undefined);
        return Object.assign(part, { arrayBuffer: () => firstByte.promise });
      });
    });
    const { isFinished, proxy, getStatusOnServer } = await startUpload({
      file,
      cuts: { positions: [500_000], staysOffline: true },
    });
    await readStarted;
    proxy.reconnect();

    clickNotification("Cancel");
    firstByte.resolve(new ArrayBuffer(1));

    expect(await isFinished).toBe(false);
    await expect.poll(getStatusOnServer).toBe(404);
    expect(notifications.getState().list).toEqual([]);
  });

  test("does not start over if the server is unavailable for a moment", async () => {
    const { proxy, isFinished } = await startUpload({
      cuts: { positions: [500_000], failOnce: { method: "HEAD", status: 503 } },
    });

    expect(await isFinished).toBe(true);
    expect(proxy.countCreations()).toBe(1);
  });

  test.each([408, 409, 423, 429, 500])(
    "continues after a part is answered with %i",
    async (status) => {
      const { proxy, isFinished, hashOriginal, file } = await startUpload({
        cuts: { positions: [], failOnce: { method: "PATCH", status } },
      });

      expect(await isFinished).toBe(true);
      expect(proxy.countCreations()).toBe(1);
      expect(await hashOriginal()).toBe(await hashFile(file));
    },
  );

  test("waits as long as Retry-After requires", async () => {
    const { proxy, isFinished } = await startUpload({
      cuts: { positions: [], failOnce: { method: "PATCH", status: 429, retryAfterSeconds: 1 } },
    });

    expect(await isFinished).toBe(true);
    expect(proxy.measureRetryDelayMs()).toBeGreaterThanOrEqual(1_000);
  });

  test("starts over if the server has deleted it", async () => {
    const { proxy, isFinished, listVideos, removeOnServer } = await startInterruptedUpload();
    await removeOnServer();
    proxy.reconnect();

    clickNotification("Try again");

    expect(await isFinished).toBe(true);
    expect(await listVideos()).toHaveLength(1);
  });

  test("notifies the user if the route was deleted", async () => {
    const { api, route, proxy, isFinished } = await startInterruptedUpload();
    const setter = await api.signIn({ route_setter: true });
    await setter.fetch(`/api/routes/${route.id}`, { method: "DELETE" });
    proxy.reconnect();

    clickNotification("Try again");

    expect(await isFinished).toBe(false);
    await findNotification("Upload failed", "This route no longer exists.");
  });
});

describe("an upload", () => {
  test("pauses and resumes", async () => {
    const { isFinished, listVideos, getProgress } = await startUpload();
    clickNotification("Pause");
    await findNotification("Upload paused", "Your video of P1 is still here.");
    expect(getProgress().isPaused).toBe(true);
    expect(await listVideos()).toEqual([]);

    clickNotification("Resume");

    expect(await isFinished).toBe(true);
    expect(await listVideos()).toHaveLength(1);
  });

  test("is deleted on the server when the user cancels it", async () => {
    const { proxy, isFinished, getStatusOnServer } = await startInterruptedUpload();
    expect(await getStatusOnServer()).toBe(200);
    proxy.reconnect();

    clickNotification("Cancel");

    expect(await isFinished).toBe(false);
    expect(notifications.getState().list).toEqual([]);
    await expect.poll(getStatusOnServer).toBe(404);
  });

  test("shows why the server rejects the file, and deletes it", async () => {
    const file = new File(["not a video, but text"], "beta.mp4", { type: "video/mp4" });
    const { isFinished, getStatusOnServer } = await startUpload({ file });

    expect(await isFinished).toBe(false);

    await findNotification("Upload failed", "Choose another file: MP4 or QuickTime.");
    await expect.poll(getStatusOnServer).toBe(404);
  });
});
