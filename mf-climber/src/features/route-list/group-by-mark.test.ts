import { ROUTE_MARKS, type RouteMark } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { createGymRoute } from "../../testing/gym-route.ts";
import { groupByMark } from "./group-by-mark.ts";

const createLastDay = (daysLeft: number) => ({ date: `2026-12-${10 + daysLeft}`, daysLeft });

const describeGroups = (routes: readonly GymRoute[], marks: readonly RouteMark[] = ROUTE_MARKS) =>
  groupByMark(routes, marks).map(({ lastDay, routes: group }) => [
    lastDay?.daysLeft ?? "new",
    ...group.map(({ route }) => route.name),
  ]);

describe("groupByMark", () => {
  test("lists the days before the new routes, and projects first on each day", () => {
    const routes = [
      createGymRoute({ name: "A", lastDay: createLastDay(4) }),
      createGymRoute({ name: "B", isNew: true }),
      createGymRoute({ name: "C", lastDay: createLastDay(4), isProject: true }),
      createGymRoute({ name: "D", lastDay: createLastDay(0) }),
      createGymRoute({ name: "E", isNew: true, isProject: true }),
    ];

    expect(describeGroups(routes)).toEqual([
      [0, "D"],
      [4, "C", "A"],
      ["new", "B", "E"],
    ]);
  });

  test("lists a route that is new and leaves once, under its day unless only new routes are shown", () => {
    const routes = [createGymRoute({ name: "A", isNew: true, lastDay: createLastDay(1) })];

    expect(describeGroups(routes)).toEqual([[1, "A"]]);
    expect(describeGroups(routes, ["leaving"])).toEqual([[1, "A"]]);
    expect(describeGroups(routes, ["new"])).toEqual([["new", "A"]]);
  });

  const anyRoute = fc
    .record({
      isNew: fc.boolean(),
      isProject: fc.boolean(),
      lastDay: fc.option(fc.nat(5).map(createLastDay), { nil: undefined }),
    })
    .filter(({ isNew, lastDay }) => isNew || lastDay !== undefined);
  const anyList = fc
    .array(anyRoute)
    .map((routes) =>
      routes.map((route, index) => createGymRoute({ ...route, name: String(index) })),
    );

  test("keeps each route once, the days ascending, and the sort order within projects and other routes", () => {
    fc.assert(
      fc.property(anyList, (routes) => {
        const groups = groupByMark(routes, ROUTE_MARKS);

        const listed = groups.flatMap((group) => group.routes);
        expect(listed).toHaveLength(routes.length);
        expect(new Set(listed)).toEqual(new Set(routes));
        const days = groups.map(({ lastDay }) => lastDay?.daysLeft ?? Infinity);
        expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
        for (const { lastDay, routes: group } of groups) {
          const inOrder = routes.filter((route) => group.includes(route));
          const projects = inOrder.filter(({ isProject }) => isProject);
          const others = inOrder.filter(({ isProject }) => !isProject);
          expect(group).toEqual(lastDay ? [...projects, ...others] : inOrder);
        }
      }),
    );
  });
});
