import { isApiError } from "@topout/shared/api";
import type { resetMutations, routeMutations, setMutations } from "@topout/shared/api/staff";
import { notify, useMutation, useQueryClient } from "@topout/shared/platform";

import { createSetterMeta, reportLostRole } from "./setter-errors.ts";

interface DeletionOptions {
  readonly mutation: ReturnType<
    typeof routeMutations.remove | typeof setMutations.remove | typeof resetMutations.remove
  >;
  readonly successTitle: string;
  readonly onDeleted: () => void;
}

/** Deletes a route, a set or a reset by its id, and notifies the user. */
export function useDeletion({ mutation, successTitle, onDeleted }: DeletionOptions) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...mutation,
    meta: createSetterMeta(),
    onError: reportLostRole,
  });

  const handleDeleted = () => {
    notify({ type: "success", title: successTitle });
    onDeleted();
  };
  const remove = (id: string) =>
    mutate(id, {
      onSuccess: handleDeleted,
      // Another setter has deleted it, or the response to an earlier attempt was lost.
      onError: (error) => {
        if (!isApiError(error, "NOT_FOUND")) return;
        void client.invalidateQueries();
        handleDeleted();
      },
    });

  return { remove, isDeleting: isPending };
}
