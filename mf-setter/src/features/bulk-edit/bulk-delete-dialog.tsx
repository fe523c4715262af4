import { routeDependentsQuery } from "@topout/shared/api/staff";
import { plural } from "@topout/shared/domain";
import { useQuery } from "@topout/shared/platform";

import { DeleteDialog } from "../../route-writes/delete-dialog.tsx";
import { FailedRoutesDialog } from "./failed-routes-dialog.tsx";
import { formatDeleteQuestion } from "./format-delete-question.ts";
import { type BulkDialogProps, useBulkChange } from "./use-bulk-change.ts";

/** Deletes several routes. The confirmation counts the dependents. */
export function BulkDeleteDialog(props: BulkDialogProps) {
  const { initialRoutes, failure, isBusy, changeRoutes } = useBulkChange({
    ...props,
    formatTitle: formatDeleted,
  });
  const { data, isPending } = useQuery(routeDependentsQuery(initialRoutes.map(({ id }) => id)));
  const title = formatTitle(initialRoutes.length);

  if (failure) return <FailedRoutesDialog {...failure} onClose={props.onClose} />;
  return (
    <DeleteDialog
      title={title}
      confirmLabel={title}
      dependents={{ data: data && { ...data, routes: 0 }, isPending }}
      isBusy={isBusy}
      onConfirm={() => changeRoutes({ delete: true })}
      onCancel={props.onClose}
    >
      <p>
        <span>{formatDeleteQuestion(initialRoutes.map(({ name }) => name))}</span>{" "}
        <span>This affects everybody and cannot be undone.</span>
      </p>
    </DeleteDialog>
  );
}

const formatTitle = (count: number) =>
  plural(count, { one: "Delete 1 route", other: `Delete ${count} routes` });

const formatDeleted = (count: number) =>
  plural(count, { one: "1 route deleted", other: `${count} routes deleted` });
