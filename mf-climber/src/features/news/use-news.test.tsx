import { visitQueries } from "@topout/shared/api";
import type { GymRoute } from "@topout/shared/gym-map";
import { QueryClientProvider, signIn, signOut } from "@topout/shared/platform";
import { connectBrowser, createTestApi } from "@topout/api/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { createGymRoute } from "../../testing/gym-route.ts";
import { createClient } from "../../testing/render.ts";
import type { News } from "./get-news.ts";
import { useNews } from "./use-news.ts";

// A busy computer takes longer than the dashboard waits.
vi.mock("./max-wait.ts", () => ({ MAX_WAIT_MS: 60_000 }));

const HOUR_MS = 60 * 60_000;
const NOW = Date.parse("2026-11-26T10:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
});

function createRoute(published_at: string): GymRoute {
  const gymRoute = createGymRoute({ name: "N1" });
  return { ...gymRoute, route: { ...gymRoute.route, published_at } };
}

const createNewRoute = () => createRoute("2026-11-25T10:00:00.000Z");

/** Creates a climber who was in the gym a week ago, before the server answers. */
async function setUp() {
  const api = await createTestApi();
  const { token, user } = await api.signIn();
  const { id: gymId } = await api.seed.gym();
  const last_seen = new Date("2026-11-19T10:00:00Z");
  await api.seed.visit({ user_id: user.id, gym_id: gymId, last_seen });
  const browser = connectBrowser(api);
  signIn(token);
  onTestFinished(() => signOut());
  return { api, browser, gymId };
}

/** Mounts the hook. The device has stored these routes. */
function mount(gymId: string, routes: readonly GymRoute[], isRefreshing = false) {
  const client = createClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const pendingStates: boolean[] = [];
  const useRecordedNews = (props: Parameters<typeof useNews>[1]) => {
    const news = useNews(gymId, props);
    pendingStates.push(news.isPending);
    return news;
  };
  const initialProps = { routes, isPending: false, isRefreshing };
  const { result, rerender } = renderHook(useRecordedNews, { wrapper, initialProps });
  return {
    result,
    pendingStates,
    show: (latest: readonly GymRoute[]) =>
      rerender({ routes: latest, isPending: false, isRefreshing: false }),
    waitForVisit: () => waitFor(() => expect(client.isFetching()).toBe(0)),
    callVisit: () => client.refetchQueries(visitQueries.of(gymId)),
  };
}

async function mountWithStoredRoutes(stored: readonly GymRoute[], isRefreshing: boolean) {
  const { browser, gymId } = await setUp();
  const release = browser.hold(/\/visit$/);
  const hook = mount(gymId, stored, isRefreshing);
  expect(hook.result.current).toMatchObject({ news: undefined, isPending: true });
  return { ...hook, release };
}

describe("when a visit starts", () => {
  test("the content waits for the routes that are on their way, so that it has the news", async () => {
    const { result, release, show, waitForVisit } = await mountWithStoredRoutes([], true);
    release();
    await waitForVisit();
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

  test("the news of the first content does not change, whatever arrives later, until the user closes it", async () => {
    const { result, release, show } = await mountWithStoredRoutes([createNewRoute()], false);
    release();
    await waitFor(() => expect(result.current.news?.newRoutes).toHaveLength(1));

    show([createNewRoute(), createNewRoute()]);
    expect(result.current.news?.newRoutes).toHaveLength(1);
    show([]);
    expect(result.current.news?.newRoutes).toHaveLength(1);

    act(() => result.current.closeNews());
    show([createNewRoute()]);
    expect(result.current.news).toBeUndefined();
  });

  test("without a network, the content has no news, also when the network is back", async () => {
    const { browser, gymId } = await setUp();
    browser.disconnect();
    const { result, pendingStates, callVisit } = mount(gymId, [createNewRoute()]);
    await waitFor(() => expect(result.current.isPending).toBe(false));
    browser.reconnect();
    pendingStates.length = 0;

    await act(callVisit);

    expect(pendingStates).not.toContain(true);
    expect(result.current.news).toBeUndefined();
  });

  test("on an open page after a pause, the content waits again, and has the news of this visit", async () => {
    const { api, browser, gymId } = await setUp();
    const { result, show, callVisit } = mount(gymId, [createNewRoute()]);
    await waitFor(() => expect(result.current.news?.newRoutes).toHaveLength(1));
    vi.setSystemTime(NOW + 5 * HOUR_MS);
    await api.db.execute(`update gym_visits set last_seen = '2026-11-26T10:00:00Z'`);
    show([createNewRoute(), createRoute("2026-11-26T12:00:00.000Z")]);
    expect(result.current.news?.newRoutes).toHaveLength(1);
    const release = browser.hold(/\/visit$/);

    const call = callVisit();
    await waitFor(() => expect(result.current.isPending).toBe(true));
    release();
    await call;

    await waitFor(() => expect(result.current.isPending).toBe(false));
    await waitFor(() => expect(result.current.news?.since).toBe("2026-11-26T10:00:00.000Z"));
    expect(result.current.news?.newRoutes).toHaveLength(1);
  });
});

describe("after the first map", () => {
  const firstNews: News = {
    since: "2026-11-12T10:00:00.000Z",
    newRoutes: [createRoute("2026-11-13T10:00:00.000Z")],
    leavingProjects: [],
  };

  /** The document has drawn the map. */
  function showFirstMap(gymId: string, news: News | undefined) {
    window.firstDrawing = document.createElement("div");
    window.firstNews = { gymId, news, bar: undefined };
    onTestFinished(() => {
      delete window.firstDrawing;
      delete window.firstNews;
    });
  }

  test.each([
    { name: "the news of the map", news: firstNews, routes: [] },
    { name: "no news like the map", news: undefined, routes: [createNewRoute()] },
  ])("the content waits for the visit, and has $name", async ({ news, routes }) => {
    const { browser, gymId } = await setUp();
    const release = browser.hold(/\/visit$/);
    showFirstMap(gymId, news);

    const { result, show } = mount(gymId, routes);
    expect(result.current.isPending).toBe(true);
    release();
    await waitFor(() => expect(result.current).toMatchObject({ news, isPending: false }));

    // The content has replaced the map.
    delete window.firstDrawing;
    show([createNewRoute(), createNewRoute()]);

    expect(result.current).toMatchObject({ news, isPending: false });
  });

  test.each([
    { name: "of another gym", hasAnotherGym: true, isReplaced: false },
    { name: "that opens later", hasAnotherGym: false, isReplaced: true },
  ])("a dashboard $name has its own news", async ({ hasAnotherGym, isReplaced }) => {
    const { gymId } = await setUp();
    showFirstMap(hasAnotherGym ? "another" : gymId, undefined);
    if (isReplaced) delete window.firstDrawing;

    const { result } = mount(gymId, [createNewRoute()]);

    await waitFor(() => expect(result.current.news?.newRoutes).toHaveLength(1));
  });
});
