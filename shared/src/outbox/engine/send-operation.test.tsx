import { API_HEADER } from "@topout/shared/contract";
import { getToken, type Operation, signIn, signOut } from "@topout/shared/platform";
import { afterEach, describe, expect, test, vi } from "vitest";

import { sendOperation } from "./send-operation.ts";

const climb = {
  id: "0192f0c1-7a00-7000-8000-000000000001",
  route: "0192f0c1-7a00-7000-8000-000000000002",
  sent: true,
  time: "2026-05-01T18:00:00.000Z",
};
const log: Operation = { type: "log", climb };
const removal: Operation = { type: "removeClimb", climb };
const noPhoto = async () => undefined;
const bump: Operation = { type: "toggleBump", activityId: climb.id, isBumped: true };

function respondWith(status: number, headers: Record<string, string> = {}, detail = "NOT_FOUND") {
  const body = { detail, message: "No." };
  vi.stubGlobal("fetch", async () => Response.json(body, { status, headers }));
}

const respondWithPage = (status: number) =>
  vi.stubGlobal(
    "fetch",
    async () =>
      new Response(status === 204 ? null : "<h1>Not our server</h1>", {
        status,
        headers: { "content-type": "text/html" },
      }),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

describe("sendOperation", () => {
  test.each([
    ["a removal that finds no climb is stored", removal, 404, { type: "stored" }],
    [
      "a climb of a deleted route is rejected",
      log,
      404,
      { type: "rejected", code: "NOT_FOUND", message: "No.", isNotFound: true },
    ],
    [
      "a bump with a 409 response is rejected",
      bump,
      409,
      { type: "rejected", code: "NOT_FOUND", message: "No.", isNotFound: false },
    ],
    [
      "a server error is temporary",
      bump,
      500,
      { type: "failed", message: "No.", isServerError: true },
    ],
    [
      "a proxy timeout is temporary",
      bump,
      408,
      { type: "failed", message: "No.", isServerError: false },
    ],
  ])("%s", async (_name, operation, status, outcome) => {
    respondWith(status);

    expect(await sendOperation(operation, "a-token", noPhoto)).toEqual(outcome);
  });

  test("a climb that was removed before is superseded", async () => {
    respondWith(409, {}, "CONFLICT");

    expect(await sendOperation(log, "a-token", noPhoto)).toEqual({ type: "superseded" });
  });

  test("a climb of a route that was stripped long ago is rejected", async () => {
    respondWith(409, {}, "ROUTE_STRIPPED");

    expect(await sendOperation(log, "a-token", noPhoto)).toEqual({
      type: "rejected",
      code: "ROUTE_STRIPPED",
      message: "No.",
      isNotFound: false,
    });
  });

  test.each([
    ["120", 120_000],
    ["999999999", 3_600_000],
  ])("waits %s s if the server requests it, but at most an hour", async (seconds, retryAfterMs) => {
    respondWith(429, { "Retry-After": seconds });

    expect(await sendOperation(log, "a-token", noPhoto)).toMatchObject({
      type: "failed",
      retryAfterMs,
    });
  });

  test.each([
    ["a climb", log, "RATE_LIMITED", true],
    ["a bump", bump, "RATE_LIMITED", false],
    ["a climb that a proxy has rejected", log, "NOT_FOUND", false],
  ])("recognises the hourly limit of climbs: %s", async (_name, operation, detail, isReached) => {
    respondWith(429, {}, detail);

    const outcome = await sendOperation(operation, "a-token", noPhoto);

    expect(outcome.type).toBe("failed");
    expect("isClimbLimitReached" in outcome).toBe(isReached);
  });

  test("a lost network is temporary, and has no message", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

    expect(await sendOperation(log, "a-token", noPhoto)).toEqual({ type: "failed" });
  });

  const OTHER_STATUSES = [200, 201, 204, 400, 403, 404, 405, 407, 409, 410, 413, 422, 451, 511];

  test.each(
    [log, removal, bump].flatMap((operation) =>
      OTHER_STATUSES.map((status) => [operation.type, status, operation] as const),
    ),
  )("%s waits after the page of a proxy with status %i", async (_type, status, operation) => {
    respondWithPage(status);

    expect((await sendOperation(operation, "a-token", noPhoto)).type).toBe("failed");
  });

  test.each([
    ["the page of a proxy", () => respondWithPage(401)],
    ["JSON of another server", () => respondWith(401, {}, "Proxy password required")],
  ])("a 401 with %s is temporary, and the session stays", async (_title, respond) => {
    respond();
    signIn("a-token");

    expect((await sendOperation(log, "a-token", noPhoto)).type).toBe("failed");
    expect(getToken()).toBe("a-token");
  });

  test("a bump is stored if our server responds without a body", async () => {
    vi.stubGlobal(
      "fetch",
      async () =>
        new Response(null, { status: 204, headers: { [API_HEADER.name]: API_HEADER.value } }),
    );

    expect(await sendOperation(bump, "a-token", noPhoto)).toEqual({ type: "stored" });
  });

  test("a 401 ends the session, unless the user has signed out meanwhile", async () => {
    respondWith(401, {}, "UNAUTHORIZED");
    signIn("a-token");

    expect(await sendOperation(log, "a-token", noPhoto)).toEqual({
      type: "signedOut",
      hasSessionExpired: true,
    });
    expect(getToken()).toBeNull();
    expect(await sendOperation(log, "a-token", noPhoto)).toEqual({
      type: "signedOut",
      hasSessionExpired: false,
    });
  });

  describe("a photo", () => {
    const photo: Operation = { type: "savePhoto", routeId: climb.route, photoId: "p", size: 5 };
    const loadPhoto = async () => new Blob(["photo"], { type: "image/png" });

    test.each([
      ["of a deleted route", 404, "NOT_FOUND", "rejected"],
      ["that is too large", 413, "PAYLOAD_TOO_LARGE", "rejected"],
      ["of an unknown format", 415, "UNSUPPORTED_MEDIA_TYPE", "rejected"],
      ["whose route others change all the time", 409, "STALE", "failed"],
      ["in a server error", 500, "INTERNAL", "failed"],
    ])("%s is temporary or final: %i %s is %s", async (_name, status, detail, type) => {
      respondWith(status, {}, detail);

      expect((await sendOperation(photo, "a-token", loadPhoto)).type).toBe(type);
    });

    test("that the device has lost is rejected without a request", async () => {
      const fetch = vi.fn<typeof globalThis.fetch>();
      vi.stubGlobal("fetch", fetch);

      expect(await sendOperation(photo, "a-token", noPhoto)).toEqual({
        type: "rejected",
        message: "This device no longer has the photo. Take it again.",
        isNotFound: false,
      });
      expect(fetch).not.toHaveBeenCalled();
    });
  });
});
