import { isApiError } from "@topout/shared/api";
import { resetMutations } from "@topout/shared/api/staff";
import { notify, useMutation } from "@topout/shared/platform";

import { createSetterMeta, reportLostRole } from "../../route-writes/setter-errors.ts";

/** Changes a draft, then notifies the user and closes the dialog. */
export function useChangeReset(onClose: () => void) {
  const { mutate, isPending } = useMutation({
    ...resetMutations.update(),
    meta: createSetterMeta({ canRetry: true, notifiesNotFound: true }),
    onError: reportLostRole,
  });
  type Change = Parameters<typeof mutate>[0];
  const changeReset = (change: Change, title: string) =>
    mutate(change, {
      onSuccess: () => {
        notify({ type: "success", title });
        onClose();
      },
      // Another setter has deleted or published it, so a retry cannot succeed.
      onError: (error) => {
        if (isApiError(error, "NOT_FOUND") || isApiError(error, "CONFLICT")) onClose();
      },
    });

  return { changeReset, isBusy: isPending };
}
