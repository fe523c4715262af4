import type { Operation } from "@topout/shared/platform";
import { afterEach, describe, expect, test, vi } from "vitest";

import { sendOperation } from "./send-operation.ts";

const routeId = "0192f0c1-7a00-7000-8000-000000000002";
const time = "2026-05-01T18:00:00.000Z";
const vote: Operation = { type: "vote", vote: { routeId, grade: "fair", time } };
const removal: Operation = { type: "vote", vote: { routeId, grade: null, time } };
const note: Operation = {
  type: "tellSetters",
  note: { id: "0192f0c1-7a00-7000-8000-000000000001", routeId, kind: "fun", text: null, time },
};
const noPhoto = async () => undefined;

function respondWith(status: number, headers: Record<string, string>, detail: string) {
  const body = { detail, message: "No." };
  vi.stubGlobal("fetch", async () => Response.json(body, { status, headers }));
}

afterEach(() => vi.unstubAllGlobals());

describe("sendOperation", () => {
  test("a vote that is taken back on a deleted route is stored", async () => {
    respondWith(404, {}, "NOT_FOUND");

    expect(await sendOperation(removal, "a-token", noPhoto)).toEqual({ type: "stored" });
  });

  test("a vote without a climb is superseded, because it ended with the last climb", async () => {
    respondWith(409, {}, "CONFLICT");

    expect(await sendOperation(vote, "a-token", noPhoto)).toEqual({ type: "superseded" });
  });

  test("the daily limit of notes is final", async () => {
    respondWith(429, { "Retry-After": "80000" }, "RATE_LIMITED");

    expect(await sendOperation(note, "a-token", noPhoto)).toEqual({
      type: "rejected",
      code: "RATE_LIMITED",
      message: "No.",
      isNotFound: false,
    });
  });

  test("a note that a proxy has limited waits", async () => {
    respondWith(429, {}, "NOT_FOUND");

    expect((await sendOperation(note, "a-token", noPhoto)).type).toBe("failed");
  });
});
