import { expect, test } from "vitest";

import { createGymRoute } from "../../testing/gym-route.ts";
import { getNearbyRoutes } from "./get-nearby-routes.ts";

const stripped = { location: "The Cave", x: 0, y: 0 };

test("returns the five nearest routes of the area, the nearest one first", () => {
  const routes = [60, 10, 50, 20, 40, 30].map((x) =>
    createGymRoute({ name: `G${x}`, location: "The Cave", x, y: 0 }),
  );
  const other = createGymRoute({ name: "G0", location: "The Slab", x: 1, y: 0 });

  const names = getNearbyRoutes(stripped, [other, ...routes]).map(({ route }) => route.name);

  expect(names).toEqual(["G10", "G20", "G30", "G40", "G50"]);
});
