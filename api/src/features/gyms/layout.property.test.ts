import { gymChanges, type Gym, type ValidationIssue, type Layout } from "@topout/shared/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";
import { sendForm } from "../../testing/send-form.ts";

const coordinate = fc.double({ min: -100_000, max: 100_000, noNaN: true });
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 12 });
const line = fc.record({
  joined: fc.boolean(),
  style: fc.constantFrom("wall" as const, "mat" as const),
  points,
});
const area = fc.record({
  joined: fc.boolean(),
  style: fc.constantFrom("", "area"),
  name: fc.string({ unit: fc.constantFrom("a", "É", " ", "🧗", "'", "<"), maxLength: 10 }),
  color: fc.stringMatching(/^#[0-9a-f]{8}$/),
  points,
});
const layouts: fc.Arbitrary<Layout> = fc.record({
  lines: fc.array(line, { maxLength: 6 }),
  areas: fc.array(area, { maxLength: 6 }),
});

/** What no part of a layout may be. */
const wrong = fc.constantFrom<unknown>(
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

type Steps = readonly (string | number)[];

/** Every place in a layout, by the steps that lead there. */
function placesIn(value: unknown, steps: Steps = []): Steps[] {
  if (typeof value !== "object" || value === null) return [steps];
  const below = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part, [...steps, Array.isArray(value) ? Number(key) : key]),
  );
  return [steps, ...below];
}

function replaceAt(value: unknown, [step, ...rest]: Steps, by: unknown): unknown {
  if (step === undefined) return by;
  const copy: unknown[] | Record<string | number, unknown> = Array.isArray(value)
    ? [...(value as unknown[])]
    : { ...(value as Record<string, unknown>) };
  Object.assign(copy, { [step]: replaceAt(Reflect.get(copy, step), rest, by) });
  return copy;
}

const written = ([first, ...rest]: Steps) =>
  rest.reduce<string>(
    (path, step) => (typeof step === "number" ? `${path}[${step}]` : `${path}.${step}`),
    String(first),
  );

const body = gymChanges.update.body;

async function setOut() {
  const api = await createTestApi();
  const { id } = await api.given.gym();
  const { fetch } = await api.signIn({ is_superuser: true });
  const save = (layout: string) => fetch(`/api/gyms/${id}`, sendForm("PATCH", { layout }));
  const saved = async () => ((await (await fetch("/api/gyms")).json()) as Gym[])[0]?.layout;
  return { save, saved };
}

describe("a layout", () => {
  test("comes back as it was drawn", async () => {
    const { save, saved } = await setOut();

    await fc.assert(
      fc.asyncProperty(layouts, async (layout) => {
        const response = await save(JSON.stringify(layout));

        expect(response.status).toBe(200);
        expect(await saved()).toEqual(JSON.parse(JSON.stringify(layout)));
      }),
      { numRuns: 30 },
    );
  });

  test("that is broken anywhere is refused there, and never stored", async () => {
    const { save, saved } = await setOut();
    const before = await saved();
    const broken = layouts
      .chain((layout) => fc.tuple(fc.constant(layout), fc.constantFrom(...placesIn(layout)), wrong))
      .map(([layout, steps, part]) => ({ steps, layout: replaceAt(layout, steps, part) }))
      .filter(({ layout }) => layout !== undefined)
      .filter(({ layout }) => !body.safeParse({ layout: JSON.stringify(layout) }).success);

    await fc.assert(
      fc.asyncProperty(broken, async ({ layout, steps }) => {
        const response = await save(JSON.stringify(layout));

        expect(response.status).toBe(422);
        const { detail, message } = (await response.json()) as {
          detail: ValidationIssue[];
          message: string;
        };
        const [issue] = detail;
        const place = ["body", "layout", ...steps];
        expect(issue?.loc.slice(0, place.length)).toEqual(place);
        expect(message.startsWith(written(["layout", ...steps]))).toBe(true);
        expect(await saved()).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  test("is told of by its place, as a program would write it", async () => {
    const { save } = await setOut();
    const whole = { joined: true, style: "wall", points: [] };
    const broken = { ...whole, points: [{ x: 0, y: 0 }, { x: 0, y: 0 }, { y: 0 }] };

    const response = await save(JSON.stringify({ lines: [whole, whole, broken], areas: [] }));

    expect(await response.json()).toEqual({
      detail: [
        { loc: ["body", "layout", "lines", 2, "points", 2, "x"], msg: "Required", type: "missing" },
      ],
      message: "layout.lines[2].points[2].x: Required",
    });
  });

  test.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["a list", "[]"],
    ["numbers that are none", '{"lines":[{"joined":true,"style":"wall","points":[{"x":NaN}]}]}'],
    ["numbers without an end", layoutOf(1, 1).replace('"x":0', '"x":1e999')],
    ["501 lines", layoutOf(501, 0)],
    ["1,001 points in a line", layoutOf(1, 1_001)],
  ])("of %s is 422", async (_what, layout) => {
    const { save } = await setOut();

    expect((await save(layout)).status).toBe(422);
  });

  test("may have 500 lines, and 1,000 points in one", async () => {
    const { save } = await setOut();

    expect((await save(layoutOf(500, 0))).status).toBe(200);
    expect((await save(layoutOf(1, 1_000))).status).toBe(200);
  });

  test("above 256 KiB is 413", async () => {
    const { save } = await setOut();

    expect((await save(layoutOf(30, 1_000))).status).toBe(413);
  });
});

function layoutOf(lineCount: number, pointCount: number): string {
  const one = {
    joined: false,
    style: "wall",
    points: Array.from({ length: pointCount }, () => ({ x: 0, y: 0 })),
  };
  return JSON.stringify({ lines: Array.from({ length: lineCount }, () => one), areas: [] });
}
