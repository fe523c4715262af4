import { request } from "@topout/shared/api";
import { createRoute, routeMutations, setMutations } from "@topout/shared/api/staff";
import { type ManyRoutesResult, routes } from "@topout/shared/contract";
import { mutationOptions } from "@topout/shared/platform";
import { createPhoto } from "@topout/shared/testing";

import type { World } from "../create-world.ts";
import { type Mutation, type MutationCase, NEW_ID, run } from "./mutation-case.ts";

const DATE = "2026-05-04T10:00:00.000Z";

const fetchRoute = ({ route }: World) => request(routes.get, { params: { route_id: route.id } });

/** Fails if the server has not changed some of the routes, as the user sees it. */
const runForAll =
  <V>(
    definition: ReturnType<typeof mutationOptions<ManyRoutesResult, V>>,
    variables: V,
  ): Mutation =>
  async (client) => {
    const { failed } = await client.getMutationCache().build(client, definition).execute(variables);
    if (failed.length > 0) throw new Error(failed.map(({ message }) => message).join(", "));
  };

export const routesCases: readonly MutationCase[] = [
  {
    name: "routeMutations.create",
    prepare: ({ set }) =>
      run(
        mutationOptions({
          ...routeMutations.create(),
          mutationFn: createRoute,
        }),
        {
          name: "P4",
          set_id: set.id,
          x: 1,
          y: 1,
          grade: "6b",
          style: "Slab",
          location: "Cave",
          photo: createPhoto(),
          idempotency_key: NEW_ID,
        },
      ),
  },
  {
    name: "routeMutations.update",
    prepare: async (world) => {
      const { id, version, x, y, grade, style, location } = await fetchRoute(world);
      return run(routeMutations.update(), {
        route_id: id,
        set_id: world.set.id,
        version,
        x,
        y,
        grade,
        style,
        location,
        name: "P9",
      });
    },
  },
  {
    name: "routeMutations.remove",
    prepare: ({ route }) => run(routeMutations.remove(), route.id),
  },
  {
    name: "routeMutations.changeMany",
    prepare: ({ route, otherRoute }) =>
      runForAll(routeMutations.changeMany(), {
        routes: [route, otherRoute].map(({ id }) => ({ id, version: 1 })),
        grade: "7a",
      }),
  },
  {
    name: "routeMutations.strip",
    prepare: ({ route }) => runForAll(routeMutations.strip(), [{ ...route, version: 1 }]),
  },
  {
    name: "routeMutations.restore",
    prepare: ({ strippedRoute }) =>
      runForAll(routeMutations.restore(), [{ ...strippedRoute, version: 1 }]),
  },
  {
    name: "setMutations.create",
    prepare: ({ circuit }) =>
      run(setMutations.create(), {
        circuit_id: circuit.id,
        name: "May",
        date: DATE,
        idempotency_key: NEW_ID,
      }),
  },
  {
    name: "setMutations.update",
    prepare: ({ set }) => run(setMutations.update(), { id: set.id, name: "May", date: DATE }),
  },
  {
    name: "setMutations.remove",
    prepare: ({ set }) => run(setMutations.remove(), set.id),
  },
];
