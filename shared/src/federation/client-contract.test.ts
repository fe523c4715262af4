import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";

import { clientContract } from "./client-contract.ts";
import { lazySchema } from "./lazy-schema.ts";

const reduce = (code: string) => clientContract().transform.handler(code).code;

describe("clientContract", () => {
  test("removes what only the server reads of an endpoint", () => {
    const code = `export const circuits = {
  create: endpoint({
    method: "POST",
    path: "/circuits/create",
    summary: "Create a circuit",
    access: "setter",
    body: z.object({ name: z.string() }),
    response: Circuit,
    errors: ["NOT_FOUND"],
  }),
};`;
    expect(reduce(code).replaceAll(/\s+/g, " ")).toBe(
      'export const circuits = { create: endpoint({ method: "POST", path: "/circuits/create", body: true, response: Circuit, }), };',
    );
  });

  test("builds a schema of several others when it is first used, and does not register it", () => {
    const code = `export const Circuit = z
  .object({ id: Id, name: z.string() })
  .register(z.globalRegistry, { id: "Circuit" });
const Name = z.string();`;
    const lines = reduce(code).split("\n").slice(1).join("\n");
    expect(lines).toBe(`export const Circuit = /* @__PURE__ */ lazySchema(() => z
  .object({ id: Id, name: z.string() }));
const Name = z.string();`);
  });

  test("leaves other code and types unchanged", () => {
    const code = `export type Circuit = z.infer<typeof Circuit>;
export const MAX_NAME = 80;
export const createForm = (max: number) => z.object({ name: z.string().check(z.maxLength(max)) });`;
    expect(reduce(code)).toBe(code);
  });
});

describe("lazySchema", () => {
  test("builds the schema once, when it is first used", () => {
    const build = vi.fn<() => z.ZodMiniString>(() => z.string());
    const schema = lazySchema(build);
    expect(build).not.toHaveBeenCalled();

    expect(schema.safeParse("name").success).toBe(true);
    expect(schema.safeParse(1).success).toBe(false);
    expect(build).toHaveBeenCalledOnce();
  });

  test("works inside of other schemas", () => {
    const Point = lazySchema(() => z.object({ x: z.number(), y: z.number() }));
    const Shape = z.extend(Point, { points: z.optional(z.array(Point)) });

    expect(Shape.parse({ x: 1, y: 2, points: [{ x: 3, y: 4 }] })).toEqual({
      x: 1,
      y: 2,
      points: [{ x: 3, y: 4 }],
    });
    expect(Shape.safeParse({ x: 1, y: 2, points: [{ x: "3" }] }).success).toBe(false);
    expect(z.pick(Point, { x: true }).parse({ x: 1, y: 2 })).toEqual({ x: 1 });
    expect(z.nullable(Point).parse(null)).toBeNull();
    expect(z.union([Point, z.string()]).parse("here")).toBe("here");
  });
});
