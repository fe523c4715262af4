import { useState } from "react";

import { routeMutations } from "@topout/shared/api/staff";
import type { ManyRoutesChange, ManyRoutesResult, Route } from "@topout/shared/contract";
import { formatCount } from "@topout/shared/domain";
import { notify, useMutation } from "@topout/shared/platform";

import { createSetterMeta, reportLostRole } from "../../route-writes/setter-errors.ts";

export interface BulkDialogProps {
  routes: readonly Route[];
  onClose: () => void;
  /** Called with the ids of the routes that could not be changed or deleted. */
  onDone: (failedIds: readonly string[]) => void;
}

/** The routes that the server did not change or delete. */
export interface BulkFailure {
  readonly action: "changed" | "deleted";
  readonly routes: readonly {
    readonly id: string;
    readonly name: string;
    readonly message: string;
  }[];
  /** Whether the server changed or deleted the other routes. */
  readonly isPartial: boolean;
}

/** Changes or deletes several routes in one request. If some fail, the dialog stays open and lists them. */
export function useBulkChange({ routes, onClose, onDone }: BulkDialogProps) {
  // Routes can disappear from the list while the dialog still shows their names.
  const [initialRoutes] = useState(routes);
  const [failure, setFailure] = useState<BulkFailure>();
  const mutation = useMutation({
    ...routeMutations.changeMany(),
    meta: createSetterMeta(),
    onError: reportLostRole,
  });

  const handleResult = (
    { changed, deleted, failed }: ManyRoutesResult,
    { delete: isDeletion }: Pick<ManyRoutesChange, "delete">,
  ) => {
    if (changed.length > 0) {
      notify({ type: "success", title: `${formatCount(changed.length, "route")} changed` });
    }
    if (deleted.length > 0) {
      notify({ type: "success", title: `${formatCount(deleted.length, "route")} deleted` });
    }
    onDone(failed.map(({ id }) => id));
    if (failed.length === 0) return onClose();
    setFailure({
      action: isDeletion ? "deleted" : "changed",
      routes: failed.map((route) => ({ ...route, name: findName(route.id) })),
      isPartial: failed.length < initialRoutes.length,
    });
  };
  const findName = (id: string) =>
    initialRoutes.find((route) => route.id === id)?.name ?? "A route";

  return {
    initialRoutes,
    failure,
    isBusy: mutation.isPending,
    changeRoutes: (change: Omit<ManyRoutesChange, "routes">) =>
      mutation.mutate(
        { ...change, routes: initialRoutes.map(({ id, version }) => ({ id, version })) },
        { onSuccess: handleResult },
      ),
  };
}
