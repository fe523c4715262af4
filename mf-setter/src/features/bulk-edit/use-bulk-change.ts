import { useState } from "react";

import { routeMutations, toVersions } from "@topout/shared/api/staff";
import type { ManyRoutesChange, ManyRoutesResult, Route } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";

import { type FailedRoute, nameFailedRoutes } from "../../route-writes/failed-routes.ts";
import { createSetterMeta, reportLostRole } from "../../route-writes/setter-errors.ts";

export interface BulkDialogProps {
  routes: readonly Route[];
  onClose: () => void;
  /** Called with the ids of the routes that could not be changed or deleted. */
  onDone: (failedIds: readonly string[]) => void;
}

/** The routes that the server did not change. */
export interface BulkFailure {
  readonly action: "changed" | "deleted" | "stripped";
  readonly routes: readonly FailedRoute[];
  /** Whether the server changed the other routes. */
  readonly isPartial: boolean;
}

type Change = Omit<ManyRoutesChange, "routes">;

interface BulkChangeOptions extends BulkDialogProps {
  /** Formats the notification for the number of changed or deleted routes. */
  readonly formatTitle: (count: number, change: Change) => string;
}

/** Changes or deletes several routes in one request. If some fail, the dialog stays open and lists them. */
export function useBulkChange({ routes, formatTitle, onClose, onDone }: BulkChangeOptions) {
  // Routes can disappear from the list while the dialog still shows their names.
  const [initialRoutes] = useState(routes);
  const [failure, setFailure] = useState<BulkFailure>();
  const mutation = useMutation({
    ...routeMutations.changeMany(),
    meta: createSetterMeta(),
    onError: reportLostRole,
    afterSuccess: (result, change) => {
      const count = countChanged(result);
      if (count > 0) notify({ type: "success", title: formatTitle(count, change) });
    },
  });

  const changeRoutes = (change: Change) =>
    mutation.mutate(
      { ...change, routes: toVersions(initialRoutes) },
      {
        onSuccess: (result) => {
          const { failed } = result;
          onDone(failed.map(({ id }) => id));
          if (failed.length === 0) return onClose();
          setFailure({
            action: change.delete ? "deleted" : "changed",
            routes: nameFailedRoutes(failed, initialRoutes),
            isPartial: countChanged(result) > 0,
          });
        },
      },
    );

  return { initialRoutes, failure, isBusy: mutation.isPending, changeRoutes };
}

const countChanged = ({ changed, deleted }: ManyRoutesResult) => changed.length + deleted.length;
