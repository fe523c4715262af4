import type { FailedTapReason } from "@topout/shared/contract";
import { type OutboxEntry, QueryClient, signIn } from "@topout/shared/platform";
import { afterEach, expect, test, vi } from "vitest";

import { createOperationSender } from "./operation-sender.ts";
import { reportTaps } from "./report-taps.ts";

const TOKEN = `header.${btoa(JSON.stringify({ sub: "ann" }))}.signature`;
const entry: OutboxEntry = {
  id: "1",
  userId: "ann",
  operation: {
    type: "toggleBump",
    activityId: "0192f0c1-7a00-7000-8000-000000000001",
    isBumped: true,
  },
  subject: "Ann",
  state: "sending",
};

function createSender() {
  const onTapSent = vi.fn<(failure: FailedTapReason | undefined) => void>();
  const operationSender = createOperationSender({
    client: new QueryClient(),
    tabs: {
      notify: () => undefined,
      onMessage: () => undefined,
      disconnect: () => undefined,
    },
    loadPhoto: async () => undefined,
  });
  return { sender: reportTaps(operationSender, onTapSent), onTapSent };
}

function respondWith(status: number, detail: string) {
  const body = status === 204 ? null : JSON.stringify({ detail, message: "No." });
  const headers = { "content-type": "application/json" };
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers }));
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [409, "CONFLICT", [["CONFLICT"]]],
  [404, "NOT_FOUND", [["NOT_FOUND"]]],
  // The outbox sends it again.
  [503, "UNAVAILABLE", []],
])("reports a tap with the response %d %s as %j", async (status, detail, calls) => {
  signIn(TOKEN);
  respondWith(status, detail);
  const { sender, onTapSent } = createSender();

  await sender.send(entry, TOKEN);

  expect(onTapSent.mock.calls).toEqual(calls);
});

test("reports a tap that the server could not store for minutes", () => {
  const { sender, onTapSent } = createSender();

  sender.onEntryFailed(entry);

  expect(onTapSent.mock.calls).toEqual([["INTERNAL"]]);
});
