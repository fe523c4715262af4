import { ApiError } from "@topout/shared/api";
import {
  notifications,
  type QueryClient,
  QueryClientProvider,
  useQuery,
} from "@topout/shared/platform";
import { renderHook } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { connectionState } from "../offline/connection-state.ts";
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

  test("adds the time to wait to the text of the caller", () => {
    const meta = { errorNotification: { message: "The email was not sent." } };
    const message = "Too many attempts. Try again in 12 minutes.";

    notifyError(new ApiError(429, { detail: "RATE_LIMITED", message }), meta);

    expect(getMessages()).toEqual([["Error", `The email was not sent. ${message}`]]);
  });

  test("ignores errors that the caller handles", () => {
    notifyError(createError(409, "no"), { handledErrors: true });
    notifyError(createError(409, "no"), { handledErrors: ["CONFLICT"] });
    expect(getMessages()).toEqual([]);

    notifyError(createError(409, "no"), { handledErrors: ["NOT_FOUND"] });
    expect(getMessages()).toHaveLength(1);
  });

  test("ignores a network error that the caller handles", () => {
    const networkError = Object.assign(new Error("Can't reach Topout."), {
      name: "NetworkError",
    });

    notifyError(networkError, { handledErrors: ["NETWORK_ERROR"] });
    expect(getMessages()).toEqual([]);

    notifyError(createError(413, "That file is too large."), {
      handledErrors: ["NETWORK_ERROR"],
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

describe("a failed query", () => {
  const mount = (client: QueryClient, queryFn: () => Promise<string>) =>
    renderHook(() => useQuery({ queryKey: ["gyms"], queryFn }), {
      wrapper: ({ children }) => createElement(QueryClientProvider, { client }, children),
    });

  test("is refetched by the Retry button of its notification", async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(createError(500, "no"));
    const { result } = mount(createQueryClient(), load.mockResolvedValue("gyms"));
    await vi.waitFor(() => expect(getMessages()).toHaveLength(1));

    notifications.getState().list[0]?.action?.run();

    await vi.waitFor(() => expect(result.current.data).toBe("gyms"));
  });

  test("is not reported while the offline bar is visible, if the network is lost", async () => {
    connectionState.setState({ savedAt: Date.now() });
    onTestFinished(() => connectionState.setState({ savedAt: null }));
    const networkError = Object.assign(new Error("Can't reach Topout."), { name: "NetworkError" });
    const { result } = mount(createQueryClient(), () => Promise.reject(networkError));

    await vi.waitFor(() => expect(result.current.isError).toBe(true));

    expect(getMessages()).toEqual([]);
  });

  test("is not requested again by components that mount within 5 s", async () => {
    const client = createQueryClient();
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(createError(500, "no"));
    mount(client, load);
    await vi.waitFor(() => expect(getMessages()).toHaveLength(1));

    vi.advanceTimersByTime(4_000);
    mount(client, load);
    expect(load).toHaveBeenCalledOnce();

    vi.advanceTimersByTime(2_000);
    mount(client, load);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("a failed mutation", () => {
  const createMutation = (error: ApiError) => {
    const log = vi.fn<(climb: string) => Promise<string>>().mockRejectedValueOnce(error);
    log.mockResolvedValue("stored");
    const client = createQueryClient();
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: log, meta: { canRetry: true } });
    return { log, mutation };
  };

  test.each([429, 503])("with status %i can run again with the same variables", async (status) => {
    const { log, mutation } = createMutation(createError(status, "later"));
    await expect(mutation.execute("climb 1")).rejects.toThrow("later");

    const action = notifications.getState().list[0]?.action;
    expect(action?.label).toBe("Try again");
    action?.run();

    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2));
    expect(log.mock.calls.map(([climb]) => climb)).toEqual(["climb 1", "climb 1"]);
  });

  test("with status 409 cannot run again", async () => {
    const { mutation } = createMutation(createError(409, "no"));
    await expect(mutation.execute("climb 1")).rejects.toThrow("no");

    expect(notifications.getState().list[0]?.action).toBeUndefined();
  });
});
