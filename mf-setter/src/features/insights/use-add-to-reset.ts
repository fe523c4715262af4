import { useState } from "react";

import { createIdempotencyKey, resetMutations } from "@topout/shared/api/staff";
import type { Gym, Reset, Route } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";

import { createSetterMeta, reportLostRole } from "../../route-writes/setter-errors.ts";

interface PlannedReset {
  readonly reset: Reset;
  readonly name: string;
}

/** Lets the planned reset take down a route. Without one, it creates a draft. The notification has Undo. */
export function useAddToReset(gym: Gym, planned: PlannedReset | undefined) {
  // Two routes that are added quickly join the same new draft.
  const [newId] = useState(createIdempotencyKey);
  const { mutate: remove } = useMutation({
    ...resetMutations.removeRoute(),
    meta: createSetterMeta({ canRetry: true }),
    onError: reportLostRole,
  });
  const { mutate: add } = useMutation({
    ...resetMutations.addRoute(),
    meta: createSetterMeta({ canRetry: true }),
    onError: reportLostRole,
    afterSuccess: ({ id: resetId }, { route, resetName }) => {
      notify({
        type: "success",
        title:
          resetName === undefined
            ? `${route.name} comes down in a new reset`
            : `${route.name} comes down in ${resetName}`,
        action: {
          label: "Undo",
          run: () => remove({ resetId, routeId: route.id, wasCreated: resetName === undefined }),
        },
      });
    },
  });

  return (route: Route) =>
    add({
      gymId: gym.id,
      route,
      resetId: planned?.reset.id ?? newId,
      resetName: planned?.name,
    });
}
