import { ApiError } from "@topout/shared/api";
import { NetworkError } from "@topout/shared/domain";
import {
  notifications,
  type QueryClient,
  QueryClientProvider,
  useQuery,
} from "@topout/shared/platform";
import { renderHook } from "@testing-library/react";
import { createElement } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { connectionState } from "../offline/connection-state.ts";
import { createQueryClient } from "./create-query-client.ts";
import { createError, getMessages, installFakeClock } from "./testing/notifications.ts";

const networkError = new NetworkError("Can't reach Topout.");

installFakeClock();

describe("a failed query", () => {
  const mount = (client: QueryClient, queryFn: () => Promise<string>) =>
    renderHook(() => useQuery({ queryKey: ["gyms"], queryFn }), {
      wrapper: ({ children }) => createElement(QueryClientProvider, { client }, children),
    });

  test("is refetched by the Retry button of its notification", async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(createError(500, "no"));
    const { result } = mount(createQueryClient(), load.mockResolvedValue("gyms"));
    await vi.waitFor(() => expect(getMessages()).toHaveLength(1), 20_000);

    notifications.getState().list[0]?.action?.run();

    await vi.waitFor(() => expect(result.current.data).toBe("gyms"), 20_000);
  });

  test("is reported by its screen alone if there is no response", async () => {
    const { result } = mount(createQueryClient(), () => Promise.reject(networkError));

    await vi.waitFor(() => expect(result.current.isError).toBe(true), 20_000);

    expect(getMessages()).toEqual([]);
  });

  test("is reported if there is no response and the screen shows older data", async () => {
    const client = createQueryClient();
    client.setQueryData(["gyms"], "older gyms", { updatedAt: 1 });
    const { result } = mount(client, () => Promise.reject(networkError));

    await vi.waitFor(() => expect(result.current.isError).toBe(true), 20_000);

    expect(getMessages()).toEqual([["Error", "Can't reach Topout."]]);
  });

  test("is not reported while the offline bar is visible, if there is no response", async () => {
    connectionState.setState({ savedAt: Date.now() });
    onTestFinished(() => connectionState.setState({ savedAt: null }));
    const client = createQueryClient();
    client.setQueryData(["gyms"], "older gyms", { updatedAt: 1 });
    const { result } = mount(client, () => Promise.reject(networkError));

    await vi.waitFor(() => expect(result.current.isError).toBe(true), 20_000);

    expect(getMessages()).toEqual([]);
  });

  test("is logged with its request id", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const problem = { detail: "INTERNAL", message: "no" } as const;
    const { result } = mount(createQueryClient(), () =>
      Promise.reject(new ApiError(500, problem, "0f3c-77")),
    );

    await vi.waitFor(() => expect(result.current.isError).toBe(true), 20_000);

    expect(logged).toHaveBeenCalledExactlyOnceWith("Server sent 500 INTERNAL, 0f3c-77");
  });

  test("is not requested again by components that mount within 5 s", async () => {
    const client = createQueryClient();
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(createError(500, "no"));
    mount(client, load);
    await vi.waitFor(() => expect(getMessages()).toHaveLength(1), 20_000);

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

    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2), 20_000);
    expect(log.mock.calls.map(([climb]) => climb)).toEqual(["climb 1", "climb 1"]);
  });

  test("with status 409 cannot run again", async () => {
    const { mutation } = createMutation(createError(409, "no"));
    await expect(mutation.execute("climb 1")).rejects.toThrow("no");

    expect(notifications.getState().list[0]?.action).toBeUndefined();
  });
});
