import { visitQueries } from "@topout/shared/api";
import { QueryClientProvider, signIn, signOut } from "@topout/shared/platform";
import { connectBrowser, createTestApi } from "@topout/api/testing";
import { renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { expect, onTestFinished, test } from "vitest";

import { createClient } from "../../testing/render.ts";
import { useVisit } from "./use-visit.ts";

const HOUR_MS = 60 * 60_000;

/** Mounts the hook for a climber, before the server answers. The device has stored the visit if `storedAt` is set. */
async function mountBeforeAnswer(storedAt?: number) {
  const api = await createTestApi();
  const { token } = await api.signIn();
  const gym = await api.seed.gym();
  const release = connectBrowser(api).hold(/\/visit$/);
  signIn(token);
  onTestFinished(() => signOut());
  const client = createClient();
  if (storedAt !== undefined) {
    const { queryKey } = visitQueries.of(gym.id);
    client.setQueryData(queryKey, { previous: null }, { updatedAt: storedAt });
  }
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useVisit(gym.id), { wrapper });
  return { result, release };
}

test.each([
  ["no visit", undefined],
  ["a visit that has ended", Date.now() - 5 * HOUR_MS],
])(
  "a visit is pending until the server answers, if the device has stored %s",
  async (_name, storedAt) => {
    const { result, release } = await mountBeforeAnswer(storedAt);
    expect(result.current.isPending).toBe(true);

    release();

    await waitFor(() => expect(result.current.isPending).toBe(false));
  },
);

test("a visit that the device has stored, and that continues, is not pending", async () => {
  const { result, release } = await mountBeforeAnswer(Date.now() - HOUR_MS);
  expect(result.current.isPending).toBe(false);
  release();
});
