import { routeDependentsQuery, routeMutations } from "@topout/shared/api/staff";
import type { Route } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";

import { DeleteDialog } from "../../route-writes/delete-dialog.tsx";
import { type CircuitAppearance, RouteSummary } from "../../route-writes/route-summary.tsx";
import { useDeletion } from "../../route-writes/use-deletion.ts";

interface DeleteRouteDialogProps {
  route: Route;
  appearance: CircuitAppearance;
  onClose: () => void;
}

/** Deletes one route. The confirmation counts the dependents. */
export function DeleteRouteDialog({ route, appearance, onClose }: DeleteRouteDialogProps) {
  const { data, isPending } = useQuery(routeDependentsQuery([route.id]));
  const { remove, isDeleting } = useDeletion({
    mutation: routeMutations.remove(),
    successTitle: "Route Deleted",
    onClose,
  });

  return (
    <DeleteDialog
      title="Delete route"
      confirmLabel="Delete route"
      dependents={{ data: data && { ...data, routes: 0 }, isPending }}
      isBusy={isDeleting}
      onConfirm={() => remove(route.id)}
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
