import type { Gym, ValidationIssue, Layout } from "@topout/shared/contract";
import { gymChanges } from "@topout/shared/contract/server";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson } from "../../testing/index.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";

const coordinate = fc.double({ min: -100_000, max: 100_000, noNaN: true });
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 12 });
const lineArbitrary = fc.record({
  joined: fc.boolean(),
  style: fc.constantFrom("wall" as const, "mat" as const),
  points,
});
const areaArbitrary = fc.record({
  joined: fc.boolean(),
  style: fc.constantFrom("", "area"),
  name: fc.string({ unit: fc.constantFrom("a", "É", " ", "🧗", "'", "<"), maxLength: 10 }),
  color: fc.stringMatching(/^#[0-9a-f]{8}$/),
  points,
});
const layoutArbitrary: fc.Arbitrary<Layout> = fc.record({
  lines: fc.array(lineArbitrary, { maxLength: 6 }),
  areas: fc.array(areaArbitrary, { maxLength: 6 }),
});

/** Values that are invalid for some fields of a layout. */
const invalidValueArbitrary = fc.constantFrom<unknown>(
  null,
  {},
  "12",
  [],
  "red",
  1e300,
  -100_000.001,
  "#12345678x",
  "a\u0000b",
  undefined,
);

type Path = readonly (string | number)[];

/** Lists the paths of all values in a layout. */
function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const childPaths = Object.entries(value).flatMap(([key, child]) =>
    listPaths(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...childPaths];
}

/** Returns a copy in which the value at the path is replaced. */
function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy: unknown[] | Record<string | number, unknown> = Array.isArray(value)
    ? [...(value as unknown[])]
    : { ...(value as Record<string, unknown>) };
  Object.assign(copy, { [key]: replaceAt(Reflect.get(copy, key), rest, replacement) });
  return copy;
}

const formatPath = ([first, ...rest]: Path) =>
  rest.reduce<string>(
    (path, key) => (typeof key === "number" ? `${path}[${key}]` : `${path}.${key}`),
    String(first),
  );

const gymUpdateSchema = gymChanges.update.body;

async function setUp() {
  const api = await createTestApi();
  const { id } = await api.seed.gym();
  const { fetch } = await api.signIn({ is_superuser: true });
  const saveLayout = (layout: string) =>
    fetch(`/api/gyms/${id}`, createFormRequest("PATCH", { layout }));
  const readLayout = async () => (await readJson<Gym[]>(fetch("/api/gyms")))[0]?.layout;
  return { saveLayout, readLayout };
}

describe("a gym's layout", () => {
  test("is returned unchanged, with a code for each area", async () => {
    const { saveLayout, readLayout } = await setUp();

    await fc.assert(
      fc.asyncProperty(layoutArbitrary, async (layout) => {
        const response = await saveLayout(JSON.stringify(layout));

        expect(response.status).toBe(200);
        const saved = await readLayout();
        const codes = saved?.areas.map(({ code }) => code) ?? [];
        expect(new Set(codes).size).toBe(layout.areas.length);
        expect({
          ...saved,
          areas: saved?.areas.map((area) => ({ ...area, code: undefined })),
        }).toEqual(JSON.parse(JSON.stringify(layout)));
      }),
      { numRuns: 30 },
    );
  });

  test("is rejected with the path of an invalid value, and not stored", async () => {
    const { saveLayout, readLayout } = await setUp();
    const before = await readLayout();
    const invalidLayouts = layoutArbitrary
      .chain((layout) =>
        fc.tuple(fc.constant(layout), fc.constantFrom(...listPaths(layout)), invalidValueArbitrary),
      )
      .map(([layout, path, value]) => ({ path, layout: replaceAt(layout, path, value) }))
      .filter(({ layout }) => layout !== undefined)
      .filter(
        ({ layout }) => !gymUpdateSchema.safeParse({ layout: JSON.stringify(layout) }).success,
      );

    await fc.assert(
      fc.asyncProperty(invalidLayouts, async ({ layout, path }) => {
        const response = await saveLayout(JSON.stringify(layout));

        expect(response.status).toBe(422);
        const { detail, message } = await readJson<{
          detail: ValidationIssue[];
          message: string;
        }>(response);
        const [issue] = detail;
        const loc = ["body", "layout", ...path];
        expect(issue?.loc.slice(0, loc.length)).toEqual(loc);
        expect(message.startsWith(formatPath(["layout", ...path]))).toBe(true);
        expect(await readLayout()).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  test("is rejected with the path of a missing field", async () => {
    const { saveLayout } = await setUp();
    const validLine = { joined: true, style: "wall", points: [] };
    const invalidLine = { ...validLine, points: [{ x: 0, y: 0 }, { x: 0, y: 0 }, { y: 0 }] };

    const response = await saveLayout(
      JSON.stringify({ lines: [validLine, validLine, invalidLine], areas: [] }),
    );

    expect(await response.json()).toEqual({
      detail: [
        { loc: ["body", "layout", "lines", 2, "points", 2, "x"], msg: "Required", type: "missing" },
      ],
      message: "layout.lines[2].points[2].x: Required",
    });
  });

  test.each([
    ["invalid JSON", "{"],
    ["null", "null"],
    ["an array", "[]"],
    ["NaN as a coordinate", '{"lines":[{"joined":true,"style":"wall","points":[{"x":NaN}]}]}'],
    ["an infinite coordinate", createLayout(1, 1).replace('"x":0', '"x":1e999')],
    ["501 lines", createLayout(501, 0)],
    ["1,001 points in a line", createLayout(1, 1_001)],
  ])("is rejected with 422: %s", async (_title, layout) => {
    const { saveLayout } = await setUp();

    expect((await saveLayout(layout)).status).toBe(422);
  });

  test("can have 500 lines, and 1,000 points in a line", async () => {
    const { saveLayout } = await setUp();

    expect((await saveLayout(createLayout(500, 0))).status).toBe(200);
    expect((await saveLayout(createLayout(1, 1_000))).status).toBe(200);
  });

  test("is rejected with 413 above 128 KiB", async () => {
    const { saveLayout } = await setUp();

    expect((await saveLayout(createLayout(30, 1_000))).status).toBe(413);
  });
});

function createLayout(lineCount: number, pointCount: number): string {
  const line = {
    joined: false,
    style: "wall",
    points: Array.from({ length: pointCount }, () => ({ x: 0, y: 0 })),
  };
  return JSON.stringify({ lines: Array.from({ length: lineCount }, () => line), areas: [] });
}
