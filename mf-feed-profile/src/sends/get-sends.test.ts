import { describe, expect, test } from "vitest";

import { createSend } from "../testing/create-send.ts";
import { getSends } from "./get-sends.ts";

const { route } = createSend();
const createClimb = (id: string, sent: boolean, routeId = route.id) => ({
  id,
  route: routeId,
  user: "ann",
  time: "2026-11-20T10:00:00.000Z",
  sent,
  activity: null,
});

describe("getSends", () => {
  test("returns sent climbs with their routes", () => {
    const sends = getSends([createClimb("b", true), createClimb("a", false)], [route]);

    expect(sends).toEqual([
      { id: "b", time: "2026-11-20T10:00:00.000Z", route, routeName: route.name, flash: false },
    ]);
  });

  test("names the route as it was called then", () => {
    const climb = { ...createClimb("b", true), route_name: "Old name" };

    expect(getSends([climb], [route])).toMatchObject([{ routeName: "Old name" }]);
  });

  test("marks flashes", () => {
    const climb = { ...createClimb("b", true), flash: true };

    expect(getSends([climb], [route])).toMatchObject([{ flash: true }]);
  });

  test("skips sends of unknown routes", () => {
    expect(getSends([createClimb("a", true, "gone")], [route])).toEqual([]);
  });
});
