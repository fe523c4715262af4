import { getDistance, parseStyleTags, STYLE_TAGS } from "@topout/shared/domain";
import { describe, expect, test } from "vitest";

import { getEdges, isInsidePolygon, getDistanceToSegment } from "../polygon.ts";
import { gymDesigns } from "../gyms/gyms.ts";
import { planCircuits } from "./circuits.ts";
import { createLayout } from "./layout.ts";
import { planRoutes } from "./routes.ts";

const NOW = new Date("2026-11-21T18:30:00.000Z");
const CREATED = new Date("2025-10-01");

const gyms = gymDesigns.map((design) => {
  const routes = planRoutes(design, planCircuits(design, CREATED), NOW);
  return {
    name: design.name,
    layout: createLayout(design.sections),
    routes,
    current: routes.filter(({ set }) => !set.replacedAt),
    sets: [...new Set(routes.map(({ set }) => set))],
  };
});

test("the first gym has at least sixty current routes, and the second one about twenty-five", () => {
  const [first = 0, second = 0] = gyms.map(({ current }) => current.length);

  expect(first).toBeGreaterThanOrEqual(60);
  expect(second).toBeGreaterThanOrEqual(23);
  expect(second).toBeLessThanOrEqual(27);
});

describe.each(gyms)("planRoutes for $name", ({ layout, routes, current, sets }) => {
  test("plans as many routes as each set has", () => {
    expect(sets.map(({ size }) => size)).toEqual(
      sets.map((set) => routes.filter((route) => route.set === set).length),
    );
  });

  test("places each dot in the area of its route and in no other", () => {
    const areas = routes.map((dot) =>
      layout.areas.filter(({ points }) => isInsidePolygon(points, dot)).map(({ name }) => name),
    );

    expect(areas).toEqual(routes.map(({ area }) => [area]));
  });

  test("keeps a distance between dots, and between dots and walls", () => {
    const walls = layout.lines.filter(({ style }) => style === "wall");
    const edges = walls.flatMap(({ points, joined }) =>
      getEdges(points).slice(0, joined ? undefined : -1),
    );
    const gaps = current.flatMap((dot, index) =>
      current.slice(index + 1).map((other) => getDistance(dot, other)),
    );

    expect(Math.min(...gaps)).toBeGreaterThan(12);
    for (const dot of routes) {
      expect(Math.min(...edges.map(([a, b]) => getDistanceToSegment(dot, a, b)))).toBeGreaterThan(
        7,
      );
    }
  });

  test("names each route with its circuit's first letter and a number", () => {
    for (const set of sets) {
      const names = routes.filter((route) => route.set === set).map(({ name }) => name);

      expect(names).toEqual(names.map((_, index) => `${set.circuit.name[0]}${index + 1}`));
    }
  });

  test("uses only known style tags", () => {
    const tags = routes.flatMap(({ style }) => parseStyleTags(style));

    expect(STYLE_TAGS).toEqual(expect.arrayContaining([...new Set(tags)]));
  });
});
