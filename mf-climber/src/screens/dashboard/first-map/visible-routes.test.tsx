import type { Circuit, Route } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";
import { beforeEach, describe, expect, test } from "vitest";

import { selectVisibleRoutes } from "./visible-routes.ts";

const PUBLISHED_AT = "2026-11-20T10:00:00.000Z";

const createRoute = (circuitId: string, state: GymRoute["state"]): GymRoute => ({
  route: {
    name: `Route ${circuitId}`,
    grade: "",
    location: "",
    style: "",
    published_at: PUBLISHED_AT,
    grade_rank: circuitId === "blue" ? { min: 1, max: 1 } : null,
  } as Route,
  circuit: { id: circuitId, name: circuitId } as Circuit,
  skin: "green",
  initial: undefined,
  state,
  isProject: false,
  isNew: false,
  lastDay: undefined,
});

const green = createRoute("green", "sent");
const blue = createRoute("blue", "unsent");
const routes = [green, blue];
const data = {
  gym: { grade_scale: { system: "v" as const, grades: ["V0", "V1"] } },
  routes,
  circuits: routes.map(({ circuit }) => circuit),
  newSince: null,
};

const open = (url: string) => history.replaceState(null, "", url);

beforeEach(() => {
  localStorage.clear();
  open("/");
});

describe("selectVisibleRoutes", () => {
  test("excludes the hidden circuits of the URL, or those of this device", () => {
    expect(selectVisibleRoutes(data)).toEqual([green, blue]);
    expect(selectVisibleRoutes(data, ["green"])).toEqual([blue]);

    open("/?hideCircuits=blue.red");

    expect(selectVisibleRoutes(data, ["green"])).toEqual([green]);
  });

  test("excludes the hidden circuits of this device if the URL has only circuits of another gym", () => {
    open("/?hideCircuits=red");

    expect(selectVisibleRoutes(data, ["green"])).toEqual([blue]);
  });

  test.each([
    ["?hide=sent", [blue]],
    ["?projects=1", []],
    ["?q=green", [green]],
    ["?fromGrade=V1&toGrade=V1", [blue]],
  ])("applies the filters of %s", (search, visibleRoutes) => {
    open(`/${search}`);

    expect(selectVisibleRoutes(data)).toEqual(visibleRoutes);
  });

  test.each([
    { newSince: new Date("2026-11-20T09:00:00Z"), isNew: true },
    { newSince: new Date(PUBLISHED_AT), isNew: false },
    { newSince: null, isNew: false },
    { newSince: undefined, isNew: false },
  ])("marks the routes that were published after $newSince", ({ newSince, isNew }) => {
    expect(selectVisibleRoutes({ ...data, newSince })).toEqual([
      { ...green, isNew },
      { ...blue, isNew },
    ]);
  });

  test("returns no routes for a filter of new routes while it is unknown which routes are new", () => {
    open("/?marks=new");
    const oldBlue = { ...blue, route: { ...blue.route, published_at: null } };
    const select = (newSince: Date | null | undefined) =>
      selectVisibleRoutes({ ...data, routes: [green, oldBlue], newSince });

    expect(select(undefined)).toEqual([]);
    expect(select(new Date("2026-11-12"))).toEqual([{ ...green, isNew: true }]);
    // Without new routes, the filter has no effect.
    expect(select(null)).toEqual([green, oldBlue]);
  });

  test("returns no routes while the outbox has entries", () => {
    localStorage.setItem("topout.outbox", "1");

    expect(selectVisibleRoutes(data)).toEqual([]);
  });
});
