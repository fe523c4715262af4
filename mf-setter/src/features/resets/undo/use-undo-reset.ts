import { isApiError } from "@topout/shared/api";
import { resetMutations } from "@topout/shared/api/staff";
import { notify, useMutation } from "@topout/shared/platform";

import { createSetterMeta, reportLostRole } from "../../../route-writes/setter-errors.ts";

/** Makes a published reset a draft again, and notifies the user. */
export function useUndoReset() {
  const { mutate, isPending } = useMutation({
    ...resetMutations.undo(),
    meta: createSetterMeta({
      canRetry: true,
      notifiesNotFound: true,
      handledErrors: ["CONFLICT", "LIMIT_REACHED"],
    }),
    onSuccess: () => notify({ type: "success", title: "Reset undone" }),
    onError: (error) => {
      reportLostRole(error);
      if (isApiError(error, "CONFLICT") || isApiError(error, "LIMIT_REACHED")) {
        notify({ type: "error", title: "Not undone", message: error.message });
      }
    },
  });

  return { undo: mutate, isUndoing: isPending };
}
