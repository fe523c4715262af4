import type { GymRoute } from "@topout/shared/gym-map";
import { QueryClientProvider, signIn, signOut } from "@topout/shared/platform";
import { connectBrowser, createTestApi } from "@topout/api/testing";
import { renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";

import { createGymRoute } from "../../testing/gym-route.ts";
import { createClient } from "../../testing/render.ts";
import { useNews } from "./use-news.ts";

// A busy computer takes longer than the dashboard waits.
vi.mock("./max-wait.ts", () => ({ MAX_WAIT_MS: 60_000 }));

const DAY_MS = 24 * 60 * 60_000;

function createNewRoute(): GymRoute {
  const gymRoute = createGymRoute({ name: "N1" });
  const published_at = new Date(Date.now() - DAY_MS).toISOString();
  return { ...gymRoute, route: { ...gymRoute.route, published_at } };
}

/** Mounts the hook for a climber who was here a week ago, before the server answers. The device has stored the routes. */
async function mountWithStoredRoutes(stored: readonly GymRoute[], isRefreshing: boolean) {
  const api = await createTestApi();
  const { token, user } = await api.signIn();
  const gym = await api.seed.gym();
  const last_seen = new Date(Date.now() - 7 * DAY_MS);
  await api.seed.visit({ user_id: user.id, gym_id: gym.id, last_seen });
  const release = connectBrowser(api).hold(/\/visit$/);
  signIn(token);
  onTestFinished(() => signOut());
  const client = createClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result, rerender } = renderHook((props) => useNews(gym.id, props), {
    wrapper,
    initialProps: { routes: stored, isPending: false, isRefreshing },
  });
  expect(result.current).toEqual({ news: undefined, isPending: true });
  const show = (routes: readonly GymRoute[]) =>
    rerender({ routes, isPending: false, isRefreshing: false });
  return { result, release, show, isVisitKnown: () => client.isFetching() === 0 };
}

test("a visit that starts waits for the routes that are on their way, so that the first content has the news", async () => {
  const { result, release, show, isVisitKnown } = await mountWithStoredRoutes([], true);
  release();
  await waitFor(() => expect(isVisitKnown()).toBe(true));
  expect(result.current.isPending).toBe(true);

  show([createNewRoute()]);

  await waitFor(() => expect(result.current.news?.newRoutes).toHaveLength(1));
  expect(result.current.isPending).toBe(false);
});

test("news that arrives after the first content is not shown, because it would move the content", async () => {
  const { result, release, show } = await mountWithStoredRoutes([], false);
  release();
  await waitFor(() => expect(result.current.isPending).toBe(false));

  show([createNewRoute()]);

  expect(result.current.news).toBeUndefined();
});

test("news that the content contains stays when newer routes arrive, until there is none", async () => {
  const { result, release, show } = await mountWithStoredRoutes([createNewRoute()], false);
  release();
  await waitFor(() => expect(result.current.news?.newRoutes).toHaveLength(1));

  show([createNewRoute(), createNewRoute()]);
  expect(result.current.news?.newRoutes).toHaveLength(2);
  show([]);
  expect(result.current.news).toBeUndefined();
  show([createNewRoute()]);
  expect(result.current.news).toBeUndefined();
});
