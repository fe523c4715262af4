import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { sortAlongWall } from "./wall-order.ts";

const createWall = (...points: readonly (readonly [number, number])[]) => ({
  style: "wall" as const,
  joined: false,
  points: points.map(([x, y]) => ({ x, y })),
});

const createRoute = (name: string, x: number, y: number) => ({ name, x, y });
const joinNames = (routes: readonly { name: string }[]) => routes.map(({ name }) => name).join(" ");

describe("sortAlongWall", () => {
  test("follows a wall around corners", () => {
    const corner = createWall([0, 0], [100, 0], [100, 100]);
    const routes = [
      createRoute("C", 98, 60),
      createRoute("A", 10, 3),
      createRoute("B", 90, 2),
      createRoute("D", 97, 95),
    ];

    expect(joinNames(sortAlongWall([corner], routes))).toBe("A B C D");
  });

  test("follows the walls in the order of the layout", () => {
    const walls = [createWall([0, 100], [100, 100]), createWall([0, 0], [100, 0])];
    const routes = [
      createRoute("near", 0, 2),
      createRoute("far", 90, 98),
      createRoute("first", 5, 98),
    ];

    expect(joinNames(sortAlongWall(walls, routes))).toBe("first far near");
  });

  test("follows a closed wall once", () => {
    const boulder = { ...createWall([0, 0], [10, 0], [10, 10], [0, 10]), joined: true };
    const routes = [
      createRoute("W", -2, 5),
      createRoute("S", 5, 12),
      createRoute("N", 5, -2),
      createRoute("E", 12, 5),
    ];

    expect(joinNames(sortAlongWall([boulder], routes))).toBe("N E S W");
  });

  test("ignores mats and sorts by name without walls", () => {
    const mat = { ...createWall([0, 0], [100, 0]), style: "mat" as const };

    expect(
      joinNames(sortAlongWall([mat], [createRoute("G10", 1, 0), createRoute("G2", 90, 0)])),
    ).toBe("G2 G10");
  });

  test("does not depend on the order of the routes", () => {
    const coordinate = fc.integer({ min: -100, max: 100 });
    const walls = [createWall([-100, -100], [100, -100], [100, 100]), createWall([0, 0], [0, 50])];

    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ name: fc.uuid(), x: coordinate, y: coordinate }), {
          selector: ({ name }) => name,
        }),
        (routes) => {
          expect(sortAlongWall(walls, routes.toReversed())).toEqual(sortAlongWall(walls, routes));
        },
      ),
    );
  });
});
