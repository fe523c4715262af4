import { isApiError } from "@topout/shared/api";
import { resetMutations } from "@topout/shared/api/staff";
import type { Reset } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";

import { createSetterMeta, reportLostRole } from "../../../route-writes/setter-errors.ts";
import { formatRouteCounts } from "../format-route-counts.ts";
import { useUndoReset } from "../undo/use-undo-reset.ts";

/** Publishes a draft, and notifies the user. The notification has Undo. */
export function usePublishReset(onPublished: () => void) {
  const { undo } = useUndoReset();
  const { mutate, isPending } = useMutation({
    ...resetMutations.publish(),
    meta: createSetterMeta({ handledErrors: ["STALE"] }),
    onError: (error) => {
      reportLostRole(error);
      if (isApiError(error, "STALE")) {
        notify({
          type: "error",
          title: "Not published",
          message: "Somebody changed this reset a moment ago. Look at it once more.",
        });
      }
    },
  });
  const publish = (reset: Reset, name: string) => {
    if (!navigator.onLine) {
      notify({ type: "error", title: "Error", message: "Publishing needs a connection." });
      return;
    }
    mutate(
      { reset, name },
      {
        onSuccess: (published) => {
          notify({
            type: "success",
            title: "Reset published",
            message: `${formatRouteCounts(published)}. Climbers see the new wall.`,
            action: { label: "Undo", run: () => undo(published.id) },
          });
          onPublished();
        },
      },
    );
  };

  return { publish, isPublishing: isPending };
}
