import { expect, test } from "vitest";
import * as z from "zod/mini";

import { input } from "../endpoint.ts";
import { serve } from "./serve.ts";

const Hold = z.object({ color: z.string(), size: z.optional(z.int()) });

const holds = {
  list: { method: "GET", path: "/walls/{wall_id}/holds" },
  add: { method: "POST", path: "/holds", body: input<z.input<typeof Hold>>() },
} as const;
const list = {
  summary: "List holds",
  access: "all",
  params: z.object({ wall_id: z.uuid() }),
} as const;
const add = {
  summary: "Add a hold",
  access: { action: "setRoutes", gym: "some" },
  body: Hold,
  success: 201,
} as const;

test("serve completes each endpoint of the client", () => {
  expect(serve(holds, { list, add })).toEqual({
    list: { ...holds.list, ...list },
    add: { ...holds.add, ...add },
  });
});

/** The type check fails if the line after @ts-expect-error compiles. */
test("serve rejects a part that does not match its endpoint at compile time", () => {
  const { summary, access } = add;

  const wrongParts = [
    // @ts-expect-error missing endpoint
    () => serve(holds, { list }),
    // @ts-expect-error unknown endpoint
    () => serve(holds, { list, add, paint: { summary, access } }),
    // @ts-expect-error missing schema of the body
    () => serve(holds, { list, add: { summary, access } }),
    // @ts-expect-error a field that the client does not send
    () => serve(holds, { list, add: { ...add, body: z.extend(Hold, { brand: z.string() }) } }),
    // @ts-expect-error a field of another type
    () => serve(holds, { list, add: { ...add, body: z.extend(Hold, { color: z.int() }) } }),
    // @ts-expect-error a query that the client does not send
    () => serve(holds, { list, add: { ...add, query: z.object({ page: z.int() }) } }),
    // @ts-expect-error missing parameter of the path
    () => serve(holds, { list: { summary, access }, add }),
    // @ts-expect-error a parameter that is not in the path
    () => serve(holds, { list: { ...list, params: z.object({ route_id: z.uuid() }) }, add }),
  ];

  expect(wrongParts).toHaveLength(8);
});
