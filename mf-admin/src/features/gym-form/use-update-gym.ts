import { isApiError } from "@topout/shared/api";
import { gymMutations, updateGym, useIdempotentUpdate } from "@topout/shared/api/staff";
import type { Gym, GymChange } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";
import { useState } from "react";

/** Saves the fields of a form that the user opened with this gym. */
export function useUpdateGym({ id, version }: Gym, onSaved: () => void) {
  const [baseVersion] = useState(version);
  const update = useMutation({
    ...gymMutations.update(),
    mutationFn: useIdempotentUpdate(updateGym),
    meta: { handledErrors: ["STALE"] },
    afterSuccess: () => notify({ type: "success", title: "Gym Updated" }),
  });
  /** Whether another user has changed the gym since the form was opened. */
  const isStale = isApiError(update.error, "STALE");

  return {
    save: (change: Omit<GymChange, "layout" | "version">) =>
      update.mutate(
        // After the warning, the user's version replaces the newest one.
        { id, ...change, version: isStale ? version : baseVersion },
        { onSuccess: onSaved },
      ),
    isSaving: update.isPending,
    isStale,
  };
}
