import { serve } from "@topout/shared/contract/server";
import { expect, test } from "vitest";
import * as z from "zod/mini";

import { defineHandlers } from "./define-handlers.ts";

const walls = serve(
  {
    list: {
      method: "GET",
      path: "/walls",
      response: z.array(z.object({ name: z.string() })),
    },
    remove: { method: "DELETE", path: "/walls/{wall_id}" },
  },
  {
    list: { summary: "List walls", access: "all" },
    remove: {
      summary: "Remove a wall",
      access: { action: "createGym", gym: "none" },
      params: z.object({ wall_id: z.uuid() }),
    },
  },
);

/** The type check fails if the line after @ts-expect-error compiles. */
test("defineHandlers rejects missing and wrong handlers at compile time", () => {
  const list = () => [{ name: "Cave" }];
  const remove = () => undefined;

  // @ts-expect-error missing handler
  defineHandlers(walls, { list });
  // @ts-expect-error unknown handler
  defineHandlers(walls, { list, remove, paint: remove });
  // @ts-expect-error wrong response type
  defineHandlers(walls, { list: () => [{ title: "Cave" }], remove });
  // @ts-expect-error response of an endpoint without one
  defineHandlers(walls, { list, remove: () => "gone" });
  // @ts-expect-error unknown path parameter
  defineHandlers(walls, { list, remove: ({ params }) => void params.route_id });
  // @ts-expect-error public endpoints have no user
  defineHandlers(walls, { list: ({ user }) => [{ name: user.username }], remove });
  const complete = defineHandlers(walls, {
    list,
    remove: ({ user, params }) => void [user.id, params.wall_id],
  });

  expect(Object.keys(complete.handlers)).toEqual(Object.keys(walls));
});
