import { QueryClient, QueryClientProvider, useQuery } from "@topout/shared/platform";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";

import { refetchAfterReconnect } from "./refetch-after-reconnect.ts";

test("requests what is shown again, and discards what is not shown of other users", async () => {
  const client = new QueryClient();
  const shown = ["videos", "route", "1"];
  const notShown = ["videos", "route", "2"];
  const own = ["climbs", "mine"];
  for (const key of [shown, notShown, own]) client.setQueryData(key, ["before"]);
  const queryFn = async () => ["after"];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => useQuery({ queryKey: shown, queryFn, staleTime: Infinity }), { wrapper });

  await refetchAfterReconnect(client);

  expect(client.getQueryData(shown)).toEqual(["after"]);
  expect(client.getQueryData(notShown)).toBeUndefined();
  expect(client.getQueryData(own)).toEqual(["before"]);
});
