import { QueryClient, QueryClientProvider, useQuery } from "@topout/shared/platform";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { refetchFirstData } from "./refetch-first-data.ts";

const KEY = ["routes"];

/** Mounts a screen with one query. */
function renderQuery(queryFn: () => Promise<string[]>) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => useQuery({ queryKey: KEY, queryFn }), { wrapper });
  return client;
}

afterEach(() => {
  delete window.firstData;
});

describe("refetchFirstData", () => {
  test("requests the data of the screen again", async () => {
    const queryFn = vi.fn<() => Promise<string[]>>(async () => ["Slab"]);
    const client = renderQuery(queryFn);
    await expect.poll(() => client.getQueryData(KEY)).toEqual(["Slab"]);

    await refetchFirstData(client);

    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  test("sends a second request after the response of a first request that was on its way", async () => {
    const response = Promise.withResolvers<string[]>();
    const queryFn = vi.fn<() => Promise<string[]>>(() => response.promise);
    const client = renderQuery(queryFn);

    const refetching = refetchFirstData(client);
    expect(queryFn).toHaveBeenCalledOnce();
    response.resolve(["Slab"]);
    await refetching;

    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  test("discards the responses that no screen has used yet", async () => {
    const responses = new Map([["/api/gyms", Promise.resolve(new Response())]]);
    window.firstData = { token: null, responses };

    await refetchFirstData(new QueryClient());

    expect(responses.size).toBe(0);
  });
});
