import type { Climb } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createGymRoute } from "../../testing/gym-route.ts";
import { suggestRoutes } from "./suggest-routes.ts";

const createClimb = (route: string): Climb => ({
  id: route,
  route,
  user: "user",
  time: "2026-11-01T10:00:00.000Z",
  sent: true,
  activity: null,
});

const routes = ["G1", "G2", "G3", "G4"].map((name) =>
  createGymRoute({ name, isProject: name === "G3" }),
);
const suggest = (climbedNames: readonly string[], query = "") =>
  suggestRoutes(routes, climbedNames.map(createClimb), query).map((group) => [
    group.title,
    group.routes.map(({ route }) => route.name),
  ]);

describe("suggestRoutes", () => {
  test("lists the projects, then the recent routes, each once", () => {
    expect(suggest(["G4", "G1", "G4"])).toEqual([
      ["Projects", ["G3"]],
      ["Recent routes", ["G4", "G1"]],
    ]);
  });

  test("lists a project only as a project, and skips routes of old sets", () => {
    expect(suggest(["G3", "stripped"])).toEqual([["Projects", ["G3"]]]);
  });

  test("lists at most eight recent routes", () => {
    const many = Array.from({ length: 20 }, (_, index) => createGymRoute({ name: `P${index}` }));
    const climbs = many.map(({ route }) => createClimb(route.id));

    expect(suggestRoutes(many, climbs, "")[0]?.routes).toHaveLength(8);
  });

  test("searches all routes of the gym", () => {
    expect(suggest(["G4"], "g2")).toEqual([["Routes", ["G2"]]]);
    expect(suggest([], "roof")).toEqual([["Routes", []]]);
  });
});
