import { isApiError, useMe } from "@topout/shared/api";
import { resetMutations } from "@topout/shared/api/staff";
import { notify, useMutation } from "@topout/shared/platform";

import { getOtherSetter } from "../../../route-writes/get-other-setter.ts";
import { createSetterMeta, reportLostRole } from "../../../route-writes/setter-errors.ts";
import { formatRefusal } from "./format-refusal.ts";

/** Makes a published reset a draft again, and notifies the user. */
export function useUndoReset() {
  const { user } = useMe();
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
        const message = formatRefusal(error, getOtherSetter(error, user?.id));
        notify({ type: "error", title: "Not undone", message });
      }
    },
  });

  return { undo: mutate, isUndoing: isPending };
}
