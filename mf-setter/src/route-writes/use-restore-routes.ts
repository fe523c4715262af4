import { routeMutations } from "@topout/shared/api/staff";
import type { Route } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";

import { describeRoutes } from "./describe-routes.ts";
import { nameFailedRoutes, notifyFailedRoutes } from "./failed-routes.ts";
import { createSetterMeta, reportLostRole } from "./setter-errors.ts";

/** Puts stripped routes back on the wall, and notifies the user by default. */
export function useRestoreRoutes(onRestored: (routes: readonly Route[]) => void = notifyRestored) {
  return useMutation({
    ...routeMutations.restore(),
    meta: createSetterMeta({ canRetry: true }),
    onError: reportLostRole,
    onSuccess: ({ changed, failed }, routes) => {
      if (changed.length > 0) onRestored(changed);
      notifyFailedRoutes(
        nameFailedRoutes(failed, routes),
        (names) => `${names} not put back on the wall`,
      );
    },
  });
}

const notifyRestored = (routes: readonly Route[]) =>
  notify({ type: "success", title: formatRestored(routes) });

const formatRestored = (routes: readonly Route[]) =>
  routes.length === 1
    ? `${describeRoutes(routes)} is back on the wall`
    : `${describeRoutes(routes)} are back on the wall`;
