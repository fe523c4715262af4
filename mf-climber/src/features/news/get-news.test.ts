import type { SeenNews, Visit } from "@topout/shared/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { createGymRoute } from "../../testing/gym-route.ts";
import { getNews } from "./get-news.ts";

const PREVIOUS = "2026-11-12T18:00:00.000Z";
const TUESDAY = { date: "2026-12-01", daysLeft: 5 };

function createRoute(name: string, published_at: string, options: object = {}) {
  const gymRoute = createGymRoute({ name, ...options });
  return { ...gymRoute, route: { ...gymRoute.route, id: name, published_at } };
}

const oldRoute = createRoute("O1", "2026-11-01T10:00:00.000Z");
const newRoute = createRoute("N1", "2026-11-20T10:00:00.000Z");
const newerRoute = createRoute("N2", "2026-11-24T10:00:00.000Z");
const leavingRoute = createRoute("L1", "2026-11-01T10:00:00.000Z", { lastDay: TUESDAY });
const leavingProject = createRoute("L2", "2026-11-01T10:00:00.000Z", {
  lastDay: TUESDAY,
  isProject: true,
});
const routes = [oldRoute, newRoute, newerRoute, leavingRoute, leavingProject];

const getNames = (visit: Visit, seen?: SeenNews) => {
  const news = getNews(routes, visit, seen);
  return {
    newRoutes: news?.newRoutes.map(({ route }) => route.name),
    leavingProjects: news?.leavingProjects.map(({ route }) => route.name),
  };
};

describe("the news of a gym", () => {
  test("are the routes since the previous visit, and the user's projects that leave", () => {
    expect(getNames({ previous: PREVIOUS })).toEqual({
      newRoutes: ["N1", "N2"],
      leavingProjects: ["L2"],
    });
  });

  test("exclude what the user has seen", () => {
    const seen_leaving = { L2: TUESDAY.date };
    const seen_until = "2026-11-20T10:00:00.000Z";

    expect(getNames({ previous: PREVIOUS, seen_until, seen_leaving })).toEqual({
      newRoutes: ["N2"],
      leavingProjects: [],
    });
    expect(
      getNews([newRoute, leavingProject], { previous: PREVIOUS, seen_until, seen_leaving }),
    ).toBe(undefined);
  });

  test("exclude what the user has seen on this device, whose stored visit is older", () => {
    const visit = { previous: PREVIOUS, seen_until: "2026-11-15T10:00:00.000Z" };
    const seen = { seen_until: "2026-11-20T10:00:00.000Z", seen_leaving: { L2: TUESDAY.date } };

    expect(getNames(visit, seen)).toEqual({ newRoutes: ["N2"], leavingProjects: [] });
    expect(getNames({ ...visit, ...seen }, { seen_until: PREVIOUS, seen_leaving: {} })).toEqual({
      newRoutes: ["N2"],
      leavingProjects: [],
    });
  });

  test("contain a project again if another day is announced", () => {
    const visit = { previous: PREVIOUS, seen_leaving: { L2: "2026-11-30" } };

    expect(getNames(visit).leavingProjects).toEqual(["L2"]);
  });

  test("are unknown without a visit, and absent during the first one", () => {
    expect(getNews(routes, undefined)).toBeUndefined();
    expect(getNews(routes, { previous: null })).toBeUndefined();
  });

  test("begin with the later one of the previous visit and what was seen", () => {
    const time = fc
      .date({ min: new Date("2026-01-01"), max: new Date("2026-11-19"), noInvalidDate: true })
      .map((date) => date.toISOString());
    fc.assert(
      fc.property(time, time, (previous, seen_until) => {
        const later = new Date(Math.max(Date.parse(previous), Date.parse(seen_until)));
        expect(getNews([newRoute], { previous, seen_until })?.since).toBe(later.toISOString());
      }),
    );
  });
});
