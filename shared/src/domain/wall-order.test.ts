import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { sortAlongWall } from "./wall-order.ts";

const wall = (...points: readonly (readonly [number, number])[]) => ({
  style: "wall" as const,
  joined: false,
  points: points.map(([x, y]) => ({ x, y })),
});

const route = (name: string, x: number, y: number) => ({ name, x, y });
const names = (routes: readonly { name: string }[]) => routes.map(({ name }) => name).join(" ");

describe("sortAlongWall", () => {
  test("follows a wall around corners", () => {
    const corner = wall([0, 0], [100, 0], [100, 100]);
    const routes = [route("C", 98, 60), route("A", 10, 3), route("B", 90, 2), route("D", 97, 95)];

    expect(names(sortAlongWall([corner], routes))).toBe("A B C D");
  });

  test("follows the walls in the order of the layout", () => {
    const walls = [wall([0, 100], [100, 100]), wall([0, 0], [100, 0])];
    const routes = [route("near", 0, 2), route("far", 90, 98), route("first", 5, 98)];

    expect(names(sortAlongWall(walls, routes))).toBe("first far near");
  });

  test("follows a closed wall once", () => {
    const boulder = { ...wall([0, 0], [10, 0], [10, 10], [0, 10]), joined: true };
    const routes = [route("W", -2, 5), route("S", 5, 12), route("N", 5, -2), route("E", 12, 5)];

    expect(names(sortAlongWall([boulder], routes))).toBe("N E S W");
  });

  test("ignores mats and sorts by name without walls", () => {
    const mat = { ...wall([0, 0], [100, 0]), style: "mat" as const };

    expect(names(sortAlongWall([mat], [route("G10", 1, 0), route("G2", 90, 0)]))).toBe("G2 G10");
  });

  test("does not depend on the order of the routes", () => {
    const coordinate = fc.integer({ min: -100, max: 100 });
    const walls = [wall([-100, -100], [100, -100], [100, 100]), wall([0, 0], [0, 50])];

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
