import type { resetMutations, routeMutations, setMutations } from "@topout/shared/api/staff";
import { notify, useMutation } from "@topout/shared/platform";

import { createSetterMeta, reportLostRole } from "./setter-errors.ts";

interface DeletionOptions {
  readonly mutation: ReturnType<
    typeof routeMutations.remove | typeof setMutations.remove | typeof resetMutations.remove
  >;
  readonly successTitle: string;
  readonly onClose: () => void;
}

/** Deletes a route, a set or a reset by its id, notifies the user and closes the dialog. */
export function useDeletion({ mutation, successTitle, onClose }: DeletionOptions) {
  const { mutate, isPending } = useMutation({
    ...mutation,
    meta: createSetterMeta(),
    onError: reportLostRole,
    afterSuccess: () => notify({ type: "success", title: successTitle }),
  });

  return {
    remove: (id: string) => mutate(id, { onSuccess: onClose }),
    isDeleting: isPending,
  };
}
