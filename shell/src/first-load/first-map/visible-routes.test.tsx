import type { GymRoute } from "@topout/shared/gym-map";
import { beforeEach, describe, expect, test } from "vitest";

import { selectVisibleRoutes } from "./visible-routes.ts";

const createRoute = (circuitId: string) => ({ circuit: { id: circuitId } }) as GymRoute;
const green = createRoute("green");
const blue = createRoute("blue");

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe("selectVisibleRoutes", () => {
  test("excludes the hidden circuits of the URL, or those of this device", () => {
    expect(selectVisibleRoutes([green, blue])).toEqual([green, blue]);
    expect(selectVisibleRoutes([green, blue], ["green"])).toEqual([blue]);

    history.replaceState(null, "", "/?hideCircuits=blue.red");

    expect(selectVisibleRoutes([green, blue], ["green"])).toEqual([green]);
  });

  test.each(["?hide=sent", "?projects=1", "?q=slab"])("returns no routes for %s", (search) => {
    history.replaceState(null, "", `/${search}`);

    expect(selectVisibleRoutes([green])).toEqual([]);
  });

  test("returns no routes while the outbox has entries", () => {
    localStorage.setItem("topout.outbox", "1");

    expect(selectVisibleRoutes([green])).toEqual([]);
  });
});
