import { routeDependentsQuery } from "@topout/shared/api/staff";
import { formatCount } from "@topout/shared/domain";
import { useQuery } from "@topout/shared/platform";

import { DeleteDialog } from "../../route-writes/delete-dialog.tsx";
import { FailedRoutesDialog } from "./failed-routes-dialog.tsx";
import { formatNames } from "./format-names.ts";
import { type BulkDialogProps, useBulkChange } from "./use-bulk-change.ts";

/** Deletes several routes. The confirmation counts the dependents. */
export function BulkDeleteDialog(props: BulkDialogProps) {
  const { initialRoutes, failure, isBusy, changeRoutes } = useBulkChange({
    ...props,
    formatTitle: (deletedCount) => `${formatCount(deletedCount, "route")} deleted`,
  });
  const { data, isPending } = useQuery(routeDependentsQuery(initialRoutes.map(({ id }) => id)));
  const count = formatCount(initialRoutes.length, "route");

  if (failure) return <FailedRoutesDialog {...failure} onClose={props.onClose} />;
  return (
    <DeleteDialog
      title={`Delete ${count}`}
      confirmLabel={`Delete ${count}`}
      dependents={{ data: data && { ...data, routes: 0 }, isPending }}
      isBusy={isBusy}
      onConfirm={() => changeRoutes({ delete: true })}
      onCancel={props.onClose}
    >
      <p>
        {`Are you sure you want to delete ${formatNames(initialRoutes.map(({ name }) => name))}? This affects everybody and cannot be undone.`}
      </p>
    </DeleteDialog>
  );
}
