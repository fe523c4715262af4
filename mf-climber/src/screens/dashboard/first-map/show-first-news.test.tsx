import type { Gym, SeenNews, Visit } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { createGymRoute } from "../../../testing/gym-route.ts";
import { showFirstNews } from "./show-first-news.ts";

const VISIT: Visit = { previous: "2026-11-12T10:00:00.000Z" };
const PUBLISHED_AT = "2026-11-20T10:00:00.000Z";

function createNewRoute(name: string): GymRoute {
  const gymRoute = createGymRoute({ name });
  return { ...gymRoute, route: { ...gymRoute.route, published_at: PUBLISHED_AT } };
}

const n1 = createNewRoute("N1");
const n2 = createNewRoute("N2");
const project = createGymRoute({
  name: "P1",
  isProject: true,
  lastDay: { date: "2026-12-01", daysLeft: 5 },
});

/** The skeleton of the document, with chips, map and list. */
function createSkeleton() {
  const skeleton = document.createElement("div");
  skeleton.innerHTML = "<i></i><div></div><ul><li></li></ul>";
  const [chips, map, list] = skeleton.children;
  if (!(map instanceof HTMLElement) || !chips || !list) throw new Error("A part is missing");
  return { skeleton, chips, map, list };
}

const show = (
  map: HTMLElement,
  visit: Visit | undefined,
  { gymId = "gym", routes = [n1, n2, project] } = {},
) => showFirstNews(map, { gym: { id: gymId } as Gym, routes }, visit);

const setDesktop = (matches: boolean) =>
  vi.stubGlobal("matchMedia", () => ({ matches }) as MediaQueryList);

const ALL_SEEN: SeenNews = { seen_until: PUBLISHED_AT, seen_leaving: { P1: "2026-12-01" } };

function store(key: string, value: object | number | undefined) {
  if (value !== undefined) localStorage.setItem(key, JSON.stringify(value));
}

beforeEach(() => {
  // The outbox of an earlier test can store its state after the test.
  localStorage.clear();
  setDesktop(false);
  return () => {
    vi.unstubAllGlobals();
    localStorage.clear();
    delete window.firstNews;
  };
});

describe("the bar of the first map", () => {
  test("is drawn above the chips", () => {
    const { skeleton, chips, map, list } = createSkeleton();

    show(map, VISIT);

    const news = { since: VISIT.previous, newRoutes: [n1, n2], leavingProjects: [project] };
    expect(window.firstNews).toEqual({ gymId: "gym", news, bar: expect.any(HTMLElement) });
    expect([...skeleton.children]).toEqual([window.firstNews?.bar, chips, map, list]);
  });

  test("is first in the list on desktop", () => {
    setDesktop(true);
    const { skeleton, chips, map, list } = createSkeleton();

    show(map, VISIT);

    expect([...skeleton.children]).toEqual([chips, map, list]);
    expect(list.children).toHaveLength(2);
    expect(list.firstElementChild).toBe(window.firstNews?.bar);
  });

  test.each([
    { name: "the visit is not known", visit: undefined },
    { name: "it is the first visit", visit: { previous: null } },
    { name: "another device has closed it", visit: { ...VISIT, ...ALL_SEEN } },
    { name: "this device has closed it", visit: VISIT, seen: { gym: ALL_SEEN } },
  ])("is absent if $name", ({ visit, seen }) => {
    store("topout.seen-news", seen);
    const { skeleton, map } = createSkeleton();

    show(map, visit);

    expect(skeleton.children).toHaveLength(3);
    expect(window.firstNews).toEqual({ gymId: "gym", news: undefined, bar: undefined });
  });

  test.each([
    { name: "left to React if there is news", visit: VISIT, isDecided: false },
    { name: "absent if there is none", visit: { previous: null }, isDecided: true },
  ])("is $name while changes wait in the outbox", ({ visit, isDecided }) => {
    store("topout.outbox", 1);
    const { skeleton, map } = createSkeleton();

    expect(show(map, visit)).toBe(isDecided);

    expect(skeleton.children).toHaveLength(3);
    expect(window.firstNews !== undefined).toBe(isDecided);
  });

  test("neither appears nor disappears with a later drawing", () => {
    const withBar = createSkeleton();
    show(withBar.map, VISIT);
    show(withBar.map, { previous: PUBLISHED_AT }, { routes: [] });
    expect(withBar.skeleton.children).toHaveLength(4);

    delete window.firstNews;
    const withoutBar = createSkeleton();
    show(withoutBar.map, undefined);
    show(withoutBar.map, VISIT);
    expect(withoutBar.skeleton.children).toHaveLength(3);
  });

  test("disappears with the map of its gym", () => {
    const { skeleton, map } = createSkeleton();
    show(map, VISIT);

    show(map, VISIT, { gymId: "another" });

    expect(skeleton.children).toHaveLength(3);
    expect(window.firstNews).toEqual({ gymId: "another", news: undefined, bar: undefined });
  });
});
