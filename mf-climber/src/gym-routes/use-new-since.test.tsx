import { renderHook, waitFor } from "@testing-library/react";
import { connectBrowser, createTestApi } from "@topout/api/testing";
import { visitQueries } from "@topout/shared/api";
import { QueryClientProvider, signIn, signOut } from "@topout/shared/platform";
import { createElement, type ReactNode } from "react";
import { describe, expect, onTestFinished, test } from "vitest";

import { useVisit } from "../features/news/use-visit.ts";
import { createClient } from "../testing/render.ts";
import { useNewSince } from "./use-new-since.ts";

const HOUR_MS = 60 * 60_000;
const STORED = new Date("2026-11-12T10:00:00Z");

interface Options {
  readonly storedHoursAgo: number;
  readonly isConnected?: boolean;
}

/** Mounts the hook with the call of the visit, which hangs. The device has stored a visit of this time. */
async function mount({ storedHoursAgo, isConnected = true }: Options) {
  const api = await createTestApi();
  const { token, user } = await api.signIn();
  const gym = await api.seed.gym();
  const last_seen = new Date(Date.now() - storedHoursAgo * HOUR_MS);
  await api.seed.visit({ user_id: user.id, gym_id: gym.id, last_seen });
  const network = connectBrowser(api);
  if (!isConnected) network.disconnect();
  const release = network.hold(/\/visit$/);
  signIn(token);
  onTestFinished(() => signOut());
  const client = createClient();
  client.setQueryData(
    visitQueries.of(gym.id).queryKey,
    { previous: STORED.toISOString() },
    { updatedAt: last_seen.getTime() },
  );
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(
    () => {
      useVisit(gym.id);
      return useNewSince(gym.id);
    },
    { wrapper },
  );
  return { result, release, last_seen };
}

describe("the time after which a route is new", () => {
  test("is that of the stored visit while this one continues", async () => {
    const { result, release } = await mount({ storedHoursAgo: 1 });

    expect(result.current).toEqual(STORED);
    release();
  });

  test("is unknown while another visit starts, because the stored one has ended", async () => {
    const { result, release, last_seen } = await mount({ storedHoursAgo: 5 });
    expect(result.current).toBeNull();

    release();

    await waitFor(() => expect(result.current).toEqual(last_seen));
  });

  test("is that of the stored visit if the server cannot be reached", async () => {
    const { result, release } = await mount({ storedHoursAgo: 5, isConnected: false });

    await waitFor(() => expect(result.current).toEqual(STORED));
    release();
  });
});
