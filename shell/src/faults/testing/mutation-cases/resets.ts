import { request } from "@topout/shared/api";
import { draftRouteQuery, publishResetMutation, resetMutations } from "@topout/shared/api/staff";
import { resets } from "@topout/shared/contract";
import { QueryClient } from "@topout/shared/platform";

import type { World } from "../create-world.ts";
import { type MutationCase, NEW_ID, run } from "./mutation-case.ts";

async function publish({ reset }: World) {
  const params = { reset_id: reset.id };
  const { version } = await request(resets.get, { params });
  await request(resets.publish, { params, body: { version } });
}

export const resetsCases: readonly MutationCase[] = [
  {
    name: "resetMutations.create",
    prepare: ({ gym }) => run(resetMutations.create(), { gymId: gym.id, id: NEW_ID }),
  },
  {
    name: "resetMutations.update",
    prepare: ({ reset }) => run(resetMutations.update(), { id: reset.id, name: "Monday" }),
  },
  {
    name: "resetMutations.addRoute",
    prepare: ({ gym, route }) =>
      run(resetMutations.addRoute(), {
        gymId: gym.id,
        route,
        resetId: NEW_ID,
        resetName: undefined,
      }),
  },
  {
    name: "resetMutations.removeRoute",
    prepare: async ({ api, gym, admin, route }) => {
      const { id } = await api.seed.reset({ gym_id: gym.id, created_by: admin.user.id });
      await request(resets.update, {
        params: { reset_id: id },
        body: { strip_add: [route.id] },
      });
      return run(resetMutations.removeRoute(), {
        resetId: id,
        routeId: route.id,
        wasCreated: true,
      });
    },
  },
  {
    name: "resetMutations.undo",
    prepare: async (world) => {
      await publish(world);
      return run(resetMutations.undo(), world.reset.id);
    },
  },
  {
    name: "resetMutations.remove",
    prepare: ({ reset }) => run(resetMutations.remove(), reset.id),
  },
  {
    name: "publishResetMutation",
    prepare: async ({ gym, reset }) => {
      const shown = await request(resets.get, { params: { reset_id: reset.id } });
      const drafts = await new QueryClient().fetchQuery(draftRouteQuery(gym.id));
      const marks = new Set(shown.strip);
      return run(publishResetMutation(), { reset: shown, marks, drafts, name: "Monday" });
    },
  },
];
