import { routeMutations } from "@topout/shared/api/staff";
import type { Route } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";

import { describeRoutes } from "./describe-routes.ts";
import { nameFailedRoutes, notifyFailedRoutes } from "./failed-routes.ts";
import { createSetterMeta, reportLostRole } from "./setter-errors.ts";

/** Puts stripped routes back on the wall. */
export function useRestoreRoutes() {
  return useMutation({
    ...routeMutations.restore(),
    meta: createSetterMeta({ canRetry: true }),
    onError: reportLostRole,
    onSuccess: ({ changed, failed }, routes) => {
      if (changed.length > 0) notify({ type: "success", title: formatRestored(changed) });
      notifyFailedRoutes(
        nameFailedRoutes(failed, routes),
        (names) => `${names} not put back on the wall`,
      );
    },
  });
}

const formatRestored = (routes: readonly Route[]) =>
  routes.length === 1
    ? `${describeRoutes(routes)} is back on the wall`
    : `${describeRoutes(routes)} are back on the wall`;
