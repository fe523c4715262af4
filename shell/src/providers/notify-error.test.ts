import { ApiError } from "@topout/shared/api";
import { notifications } from "@topout/shared/platform";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createQueryClient } from "./create-query-client.ts";
import { notifyError } from "./notify-error.ts";

const refused = (status: number, message: string) =>
  new ApiError(status, { detail: "CONFLICT", message });

const told = () =>
  notifications
    .getState()
    .list.map((shown) => [shown.title, shown.type === "upload" ? undefined : shown.message]);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  notifications.setState({ list: [] });
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("a call that fails", () => {
  test("is told as an Error with the server's message", () => {
    notifyError(refused(409, "That set is in another gym."));

    expect(told()).toEqual([["Error", "That set is in another gym."]]);
  });

  test.each([401, 404])("with %i is not told", (status) => {
    notifyError(refused(status, "no"));

    expect(told()).toEqual([]);
  });

  test("is left to the caller who shows a message of its own", () => {
    notifyError(refused(409, "no"), { handledErrors: true });
    notifyError(refused(409, "no"), { handledErrors: ["CONFLICT"] });
    expect(told()).toEqual([]);

    notifyError(refused(409, "no"), { handledErrors: ["NOT_FOUND"] });
    expect(told()).toHaveLength(1);
  });

  test("without an answer may be left to the caller too", () => {
    const lost = Object.assign(new Error("Topout cannot be reached."), { name: "TransportError" });

    notifyError(lost, { handledErrors: ["TRANSPORT_ERROR"] });
    expect(told()).toEqual([]);

    notifyError(refused(413, "That file is too large."), { handledErrors: ["TRANSPORT_ERROR"] });
    expect(told()).toHaveLength(1);
  });

  test("because somebody called it off is not told", () => {
    notifyError(new DOMException("Changed my mind", "AbortError"));

    expect(told()).toEqual([]);
  });

  test("is told in the words that the catalogue has for it", () => {
    notifyError(refused(409, "That set is in another gym."), {
      errorNotification: { title: "Route Creation Failed" },
    });
    notifyError(refused(404, "no"), {
      errorNotification: { message: "There was an error sending the verification email." },
    });

    expect(told()).toEqual([
      ["Error", "There was an error sending the verification email."],
      ["Route Creation Failed", "That set is in another gym."],
    ]);
  });

  test("still reaches its caller", async () => {
    const client = createQueryClient();
    const failing = { queryKey: ["routes"], queryFn: () => Promise.reject(refused(409, "no")) };

    await expect(client.fetchQuery(failing)).rejects.toThrow("no");
    expect(told()).toEqual([["Error", "no"]]);
  });

  test("is not told twice in 5 s by the same words", () => {
    notifyError(refused(503, "away"));
    notifyError(refused(503, "away"));
    notifyError(refused(503, "still away"));
    expect(told().map(([, message]) => message)).toEqual(["still away", "away"]);

    vi.advanceTimersByTime(5_000);
    notifyError(refused(503, "away"));
    expect(told()).toHaveLength(1);
  });
});
