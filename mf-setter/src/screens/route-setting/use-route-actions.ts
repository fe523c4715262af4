import type { Route } from "@topout/shared/contract";

import { useStripRoutes } from "../../route-writes/use-strip-routes.ts";
import type { RouteSettingDialog } from "./use-route-setting-dialog.ts";

interface RouteActionsOptions {
  isOnWall: boolean;
  onOpenDialog: (dialog: RouteSettingDialog) => void;
}

/** The actions of each row. Only a route on the wall can be stripped. */
export function useRouteActions({ isOnWall, onOpenDialog }: RouteActionsOptions) {
  const { mutate: strip } = useStripRoutes();
  const createOpener = (kind: "edit-route" | "announce-route" | "delete-route") => {
    return (routeId: string) => onOpenDialog({ kind, routeId });
  };
  return {
    onEdit: createOpener("edit-route"),
    onStrip: isOnWall ? (route: Route) => strip([route]) : undefined,
    onAnnounce: isOnWall ? createOpener("announce-route") : undefined,
    onDelete: createOpener("delete-route"),
  };
}
