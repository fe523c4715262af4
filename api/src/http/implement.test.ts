import { endpoint } from "@topout/shared/contract";
import { expect, test } from "vitest";
import * as z from "zod/mini";

import { implement } from "./implement.ts";

const walls = {
  list: endpoint({
    method: "GET",
    path: "/walls",
    summary: "List walls",
    access: "all",
    response: z.array(z.object({ name: z.string() })),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/walls/{wall_id}",
    summary: "Take a wall down",
    access: "admin",
    params: z.object({ wall_id: z.uuid() }),
  }),
};

/** What must not compile is marked so, and the type check fails where it does. */
test("a contract is implemented whole and rightly, or does not compile", () => {
  const list = () => [{ name: "Cave" }];
  const remove = () => undefined;

  // @ts-expect-error a handler is missing
  implement(walls, { list });
  // @ts-expect-error a handler too many
  implement(walls, { list, remove, paint: remove });
  // @ts-expect-error an answer of another shape
  implement(walls, { list: () => [{ title: "Cave" }], remove });
  // @ts-expect-error an answer where there is none
  implement(walls, { list, remove: () => "gone" });
  // @ts-expect-error a parameter that the path does not have
  implement(walls, { list, remove: ({ params }) => void params.route_id });
  // @ts-expect-error nobody has to be signed in here
  implement(walls, { list: ({ user }) => [{ name: user.username }], remove });
  const whole = implement(walls, {
    list,
    remove: ({ user, params }) => void [user.id, params.wall_id],
  });

  expect(Object.keys(whole.handlers)).toEqual(Object.keys(walls));
});
