import { isApiError } from "@topout/shared/api";
import { resetMutations } from "@topout/shared/api/staff";
import type { ResetChange } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";

import { createSetterMeta, reportLostRole } from "../../route-writes/setter-errors.ts";

interface ChangeOptions {
  readonly formatTitle: (change: ResetChange) => string;
  readonly onClose: () => void;
}

/** Changes a draft, then notifies the user and closes the dialog. */
export function useChangeReset({ formatTitle, onClose }: ChangeOptions) {
  const { mutate, isPending } = useMutation({
    ...resetMutations.update(),
    meta: createSetterMeta({ canRetry: true, notifiesNotFound: true }),
    onError: reportLostRole,
    afterSuccess: (_reset, change) => notify({ type: "success", title: formatTitle(change) }),
  });
  const changeReset = (change: Parameters<typeof mutate>[0]) =>
    mutate(change, {
      onSuccess: onClose,
      // Another setter has deleted or published it, so a retry cannot succeed.
      onError: (error) => {
        if (isApiError(error, "NOT_FOUND") || isApiError(error, "CONFLICT")) onClose();
      },
    });

  return { changeReset, isBusy: isPending };
}
