import { ApiError } from "@topout/shared/api";
import { notifications } from "@topout/shared/platform";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createQueryClient } from "./create-query-client.ts";
import { notifyError } from "./notify-error.ts";

const createError = (status: number, message: string) =>
  new ApiError(status, { detail: "CONFLICT", message });

const getMessages = () =>
  notifications
    .getState()
    .list.map((entry) => [entry.title, entry.type === "upload" ? undefined : entry.message]);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  notifications.setState({ list: [] });
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("notifyError", () => {
  test("shows the server's message", () => {
    notifyError(createError(409, "That set is in another gym."));

    expect(getMessages()).toEqual([["Error", "That set is in another gym."]]);
  });

  test.each([401, 404])("ignores status %i", (status) => {
    notifyError(createError(status, "no"));

    expect(getMessages()).toEqual([]);
  });

  test("ignores errors that the caller handles", () => {
    notifyError(createError(409, "no"), { handledErrors: true });
    notifyError(createError(409, "no"), { handledErrors: ["CONFLICT"] });
    expect(getMessages()).toEqual([]);

    notifyError(createError(409, "no"), { handledErrors: ["NOT_FOUND"] });
    expect(getMessages()).toHaveLength(1);
  });

  test("ignores a transport error that the caller handles", () => {
    const networkError = Object.assign(new Error("Topout cannot be reached."), {
      name: "TransportError",
    });

    notifyError(networkError, { handledErrors: ["TRANSPORT_ERROR"] });
    expect(getMessages()).toEqual([]);

    notifyError(createError(413, "That file is too large."), {
      handledErrors: ["TRANSPORT_ERROR"],
    });
    expect(getMessages()).toHaveLength(1);
  });

  test("ignores cancelled requests", () => {
    notifyError(new DOMException("Cancelled", "AbortError"));

    expect(getMessages()).toEqual([]);
  });

  test("shows the title or message of `meta.errorNotification`", () => {
    notifyError(createError(409, "That set is in another gym."), {
      errorNotification: { title: "Route Creation Failed" },
    });
    notifyError(createError(404, "no"), {
      errorNotification: { message: "There was an error sending the verification email." },
    });

    expect(getMessages()).toEqual([
      ["Error", "There was an error sending the verification email."],
      ["Route Creation Failed", "That set is in another gym."],
    ]);
  });

  test("does not swallow the error", async () => {
    const client = createQueryClient();
    const query = { queryKey: ["routes"], queryFn: () => Promise.reject(createError(409, "no")) };

    await expect(client.fetchQuery(query)).rejects.toThrow("no");
    expect(getMessages()).toEqual([["Error", "no"]]);
  });

  test("shows the same message once in 5 s", () => {
    notifyError(createError(503, "away"));
    notifyError(createError(503, "away"));
    notifyError(createError(503, "still away"));
    expect(getMessages().map(([, message]) => message)).toEqual(["still away", "away"]);

    vi.advanceTimersByTime(5_000);
    notifyError(createError(503, "away"));
    expect(getMessages()).toHaveLength(1);
  });
});
