import { getAccessToken } from "@topout/api/testing";
import { getToken, notifications, signIn, signOut } from "@topout/shared/platform";
import { describe, expect, test, vi } from "vitest";

import {
  clickNotification,
  findNotification,
  startInterruptedUpload,
} from "./testing/start-upload.ts";

describe("an upload whose session ends", () => {
  const startLoggedOutUpload = async () => {
    const upload = await startInterruptedUpload();
    await upload.ann.fetch("/api/auth/jwt/logout", { method: "POST" });
    upload.proxy.reconnect();
    clickNotification("Try again");
    await findNotification(
      "You've been logged out",
      "Log in to continue uploading your video of P1.",
    );
    expect(getToken()).toBeNull();
    return upload;
  };

  test("continues after the same user has logged in again", async () => {
    const { api, ann, isFinished, listVideos } = await startLoggedOutUpload();

    signIn(await getAccessToken(api, ann.user.email));

    expect(await isFinished).toBe(true);
    expect(await listVideos()).toHaveLength(1);
  });

  test("continues if the same user has a new token", async () => {
    const { api, ann, isFinished, proxy, listVideos } = await startInterruptedUpload();
    proxy.reconnect();

    signIn(await getAccessToken(api, ann.user.email));

    expect(await isFinished).toBe(true);
    expect(await listVideos()).toHaveLength(1);
  });

  test("ends if the token of another user replaces the user's token", async () => {
    const { api, proxy, isFinished, listVideos } = await startInterruptedUpload();
    const ben = await api.signIn({ is_verified: true });
    proxy.reconnect();

    signIn(ben.token);
    dispatchEvent(new Event("online"));

    expect(await isFinished).toBe(false);
    expect(await listVideos()).toEqual([]);
  });

  test("stays cancelled if the user cancels it while the new session is checked", async () => {
    const { api, ann, isFinished, listVideos } = await startLoggedOutUpload();
    const token = await getAccessToken(api, ann.user.email);
    const { fetch } = globalThis;
    const cancelled = Promise.withResolvers<undefined>();
    const fetchSpy = vi.spyOn(globalThis, "fetch").mockImplementationOnce(async (...request) => {
      const response = await fetch(...request);
      await cancelled.promise;
      return response;
    });
    signIn(token);

    clickNotification("Cancel");
    cancelled.resolve(undefined);

    expect(await isFinished).toBe(false);
    await fetchSpy.mock.results[0]?.value;
    expect(await listVideos()).toEqual([]);
    expect(notifications.getState().list).toEqual([]);
  });

  test("does not show a dismissed notification again when the user returns to the page", async () => {
    await startLoggedOutUpload();
    notifications.setState({ list: [] });

    document.dispatchEvent(new Event("visibilitychange"));

    expect(notifications.getState().list).toEqual([]);
  });

  test("ends when another user logs in", async () => {
    const { api, isFinished, listVideos } = await startLoggedOutUpload();

    signIn((await api.signIn({ is_verified: true })).token);

    expect(await isFinished).toBe(false);
    expect(await listVideos()).toEqual([]);
  });

  test("ends when the user signs out", async () => {
    const { isFinished } = await startInterruptedUpload();

    signOut();

    expect(await isFinished).toBe(false);
    await findNotification(
      "Upload cancelled",
      "You signed out before your video of P1 was uploaded.",
    );
  });
});
