import type { Circuit, Route } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";
import { beforeEach, describe, expect, test } from "vitest";

import { selectVisibleRoutes } from "./visible-routes.ts";

const createRoute = (circuitId: string, state: GymRoute["state"]): GymRoute => ({
  route: { name: `Route ${circuitId}`, grade: "", location: "", style: "" } as Route,
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
const data = { routes, circuits: routes.map(({ circuit }) => circuit), newSince: null };

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
  ])("applies the filters of %s", (search, visibleRoutes) => {
    open(`/${search}`);

    expect(selectVisibleRoutes(data)).toEqual(visibleRoutes);
  });

  test("returns no routes for a filter of new routes while it is unknown which routes are new", () => {
    open("/?marks=new");
    const newGreen = { ...green, isNew: true };

    expect(selectVisibleRoutes(data)).toEqual([]);
    expect(
      selectVisibleRoutes({ ...data, routes: [newGreen, blue], newSince: new Date() }),
    ).toEqual([newGreen]);
  });

  test("returns no routes while the outbox has entries", () => {
    localStorage.setItem("topout.outbox", "1");

    expect(selectVisibleRoutes(data)).toEqual([]);
  });
});
