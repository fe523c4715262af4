import { ApiError } from "@topout/shared/api";
import { notifications } from "@topout/shared/platform";
import { describe, expect, test, vi } from "vitest";

import { createQueryClient } from "./create-query-client.ts";
import { notifyError } from "./notify-error.ts";
import { createError, getMessages, installFakeClock } from "./testing/notifications.ts";

installFakeClock();

describe("notifyError", () => {
  test("shows the server's message", () => {
    notifyError(createError(409, "That set is in another gym."));

    expect(getMessages()).toEqual([["Error", "That set is in another gym."]]);
  });

  test.each([401, 404])("ignores status %i", (status) => {
    notifyError(createError(status, "no"));

    expect(getMessages()).toEqual([]);
  });

  test("adds the time to wait to the text of the caller", () => {
    const meta = { errorNotification: { message: "The email was not sent." } };
    const message = "Too many attempts. Try again in 12 minutes.";

    notifyError(new ApiError(429, { detail: "RATE_LIMITED", message }), meta);

    expect(getMessages()).toEqual([["Error", `The email was not sent. ${message}`]]);
  });

  test("ignores errors that the caller handles", () => {
    notifyError(createError(409, "no"), { handledErrors: ["CONFLICT"] });
    expect(getMessages()).toEqual([]);

    notifyError(createError(409, "no"), { handledErrors: ["NOT_FOUND"] });
    expect(getMessages()).toHaveLength(1);
  });

  test("shows a 404 only if the caller asks for it", () => {
    notifyError(createError(404, "no"), { errorNotification: { title: "Route Update Failed" } });
    expect(getMessages()).toEqual([]);

    notifyError(createError(404, "no"), { notifiesNotFound: true });
    expect(getMessages()).toEqual([["Error", "no"]]);
  });

  test("ignores cancelled requests", () => {
    notifyError(new DOMException("Cancelled", "AbortError"));

    expect(getMessages()).toEqual([]);
  });

  test("shows the title or message of `meta.errorNotification`", () => {
    notifyError(createError(409, "That set is in another gym."), {
      errorNotification: { title: "Route Creation Failed" },
    });
    notifyError(createError(503, "no"), {
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

  test("counts a repeated message in the visible notification", () => {
    notifyError(createError(503, "Unavailable"));
    notifyError(createError(503, "Still unavailable"));
    vi.advanceTimersByTime(4_000);
    notifyError(createError(503, "Unavailable"));
    expect(getMessages().map(([, message]) => message)).toEqual([
      "Unavailable",
      "Still unavailable",
    ]);

    vi.advanceTimersByTime(4_000);
    expect(notifications.getState().list).toMatchObject([
      { message: "Unavailable", repeatCount: 1 },
    ]);
  });
});
