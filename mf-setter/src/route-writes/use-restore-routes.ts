import { routeMutations } from "@topout/shared/api/staff";
import type { Route } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";

import { nameFailedRoutes, notifyFailedRoutes } from "./failed-routes.ts";
import { formatRoutes } from "./format-routes.ts";
import { createSetterMeta, reportLostRole } from "./setter-errors.ts";

/** Puts stripped routes back on the wall, and notifies the user by default. */
export function useRestoreRoutes(onRestored: (routes: readonly Route[]) => void = notifyRestored) {
  return useMutation({
    ...routeMutations.restore(),
    meta: createSetterMeta({ canRetry: true }),
    onError: reportLostRole,
    onSuccess: ({ changed, failed }, routes) => {
      if (changed.length > 0) onRestored(changed);
      notifyFailedRoutes(nameFailedRoutes(failed, routes), {
        one: (name) => `${name} not put back on the wall`,
        other: (count) => `${count} routes not put back on the wall`,
      });
    },
  });
}

const notifyRestored = (routes: readonly Route[]) =>
  notify({ type: "success", title: formatRestored(routes) });

const formatRestored = (routes: readonly Route[]) =>
  formatRoutes(routes, {
    one: (name) => `${name} is back on the wall`,
    other: (count) => `${count} routes are back on the wall`,
  });
