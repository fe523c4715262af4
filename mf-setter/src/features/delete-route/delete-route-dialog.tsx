import { isApiError } from "@topout/shared/api";
import { routeDependentsQuery, routeMutations } from "@topout/shared/api/staff";
import type { Route } from "@topout/shared/contract";
import { notify, useMutation, useQuery, useQueryClient } from "@topout/shared/platform";

import { DeleteDialog } from "../../setting/delete-dialog.tsx";
import { type CircuitAppearance, RouteSummary } from "../../setting/route-summary.tsx";
import { createSetterMeta, reportLostRole } from "../../setting/setter-errors.ts";

interface DeleteRouteDialogProps {
  route: Route;
  appearance: CircuitAppearance;
  onClose: () => void;
}

/** Deletes one route. The confirmation counts the dependents. */
export function DeleteRouteDialog({ route, appearance, onClose }: DeleteRouteDialogProps) {
  const { data, isPending } = useQuery(routeDependentsQuery([route.id]));
  const client = useQueryClient();
  const remove = useMutation({
    ...routeMutations.remove(),
    meta: createSetterMeta("Route Deletion Failed", ["NOT_FOUND"]),
    onError: reportLostRole,
  });

  const handleDeleted = () => {
    notify({ type: "success", title: "Route Deleted" });
    onClose();
  };
  const handleConfirm = () =>
    remove.mutate(route.id, {
      onSuccess: handleDeleted,
      // Another setter has deleted it, or the response to an earlier attempt was lost.
      onError: (error) => {
        if (!isApiError(error, "NOT_FOUND")) return;
        void client.invalidateQueries();
        handleDeleted();
      },
    });

  return (
    <DeleteDialog
      title="Delete route"
      confirmLabel="Delete route"
      dependents={{ data: data && { ...data, routes: 0 }, isPending }}
      isBusy={remove.isPending}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <RouteSummary route={route} appearance={appearance} />
      <p>
        Are you sure you want to delete this route? This route will be removed for everybody and
        cannot be undone.
      </p>
    </DeleteDialog>
  );
}
