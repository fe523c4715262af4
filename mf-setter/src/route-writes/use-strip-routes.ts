import { routeMutations } from "@topout/shared/api/staff";
import { notify, useMutation } from "@topout/shared/platform";

import { type FailedRoute, nameFailedRoutes, notifyFailedRoutes } from "./failed-routes.ts";
import { formatRoutes } from "./format-routes.ts";
import { createSetterMeta, reportLostRole } from "./setter-errors.ts";
import { useRestoreRoutes } from "./use-restore-routes.ts";

/** Takes routes off the wall at once. There is no confirmation, because the notification has Undo. */
export function useStripRoutes(
  onResult: (
    failed: readonly FailedRoute[],
    routes: readonly unknown[],
  ) => void = notifyNotStripped,
) {
  const { mutate: restore } = useRestoreRoutes();

  return useMutation({
    ...routeMutations.strip(),
    meta: createSetterMeta({ canRetry: true }),
    onError: reportLostRole,
    onSuccess: ({ changed, failed }, routes) => {
      if (changed.length > 0) {
        notify({
          type: "success",
          title: formatRoutes(changed, {
            one: (name) => `${name} stripped`,
            other: (count) => `${count} routes stripped`,
          }),
          action: { label: "Undo", run: () => restore(changed) },
        });
      }
      onResult(nameFailedRoutes(failed, routes), routes);
    },
  });
}

const notifyNotStripped = (failed: readonly FailedRoute[]) =>
  notifyFailedRoutes(failed, {
    one: (name) => `${name} not stripped`,
    other: (count) => `${count} routes not stripped`,
  });
