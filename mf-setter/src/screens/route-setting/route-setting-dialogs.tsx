import { useEffect, useState } from "react";

import type { Circuit, Gym, RouteSet } from "@topout/shared/contract";
import { getDate } from "@topout/shared/domain";
import { createLazyComponent } from "@topout/shared/ui";

import type { CircuitAppearance } from "../../route-writes/route-summary.tsx";
import { useSetRoutes } from "../../route-writes/use-set-routes.ts";
import type { RouteSettingDialog } from "./use-route-setting-dialog.ts";

const RouteDialog = createLazyComponent(
  async () => (await import("../../features/route-form/route-dialog.tsx")).RouteDialog,
);
const DeleteRouteDialog = createLazyComponent(
  async () =>
    (await import("../../features/delete-route/delete-route-dialog.tsx")).DeleteRouteDialog,
);
const AnnounceDialog = createLazyComponent(
  async () => (await import("../../features/bulk-edit/announce-dialog.tsx")).AnnounceDialog,
);
const SetDialog = createLazyComponent(
  async () => (await import("../../features/set-form/set-dialog.tsx")).SetDialog,
);
const DeleteSetDialog = createLazyComponent(
  async () => (await import("../../features/set-form/delete-set-dialog.tsx")).DeleteSetDialog,
);

interface RouteSettingDialogsProps {
  dialog: RouteSettingDialog;
  gym: Gym;
  circuits: readonly Circuit[];
  circuit: Circuit;
  appearance: CircuitAppearance;
  /** The sets of the circuit, newest first. */
  sets: readonly RouteSet[];
  /** The selected set. A circuit can have none. */
  set: RouteSet | undefined;
  onSetCreated: (set: RouteSet) => void;
  onClose: () => void;
}

/** Renders the open dialog. The dialog keeps its set and its route, even if a refetch removes them from the list. */
export function RouteSettingDialogs({ set: initialSet, ...rest }: RouteSettingDialogsProps) {
  const [set] = useState(initialSet);
  const props = { ...rest, set };
  return props.dialog.kind.endsWith("-set") ? (
    <SetDialogs {...props} />
  ) : (
    <RouteDialogs {...props} />
  );
}

function SetDialogs({
  dialog,
  circuits,
  circuit,
  set,
  onSetCreated,
  onClose,
}: RouteSettingDialogsProps) {
  if (dialog.kind !== "new-set" && !set) return <CloseDialog onClose={onClose} />;
  if (dialog.kind === "delete-set" && set) {
    return <DeleteSetDialog set={set} circuitName={circuit.name} onClose={onClose} />;
  }
  return (
    <SetDialog
      circuits={circuits}
      circuitId={circuit.id}
      set={dialog.kind === "edit-set" ? set : undefined}
      onCreated={onSetCreated}
      onClose={onClose}
    />
  );
}

function RouteDialogs({ dialog, set, ...props }: RouteSettingDialogsProps) {
  if (!set) return <CloseDialog onClose={props.onClose} />;
  if ("routeId" in dialog) return <ExistingRouteDialog {...props} set={set} dialog={dialog} />;
  return (
    <RouteDialog
      gym={props.gym}
      circuit={props.circuit}
      appearance={props.appearance}
      sets={props.sets}
      setId={set.id}
      route={undefined}
      onClose={props.onClose}
    />
  );
}

interface ExistingRouteDialogProps extends Omit<RouteSettingDialogsProps, "dialog" | "set"> {
  dialog: RouteSettingDialog & { routeId: string };
  set: RouteSet;
}

function ExistingRouteDialog({ dialog, set, onClose, ...props }: ExistingRouteDialogProps) {
  const routes = useSetRoutes(set.id);
  const listedRoute = routes.data?.find(({ id }) => id === dialog.routeId);
  const [route, setRoute] = useState(listedRoute);
  const [now] = useState(() => new Date());
  if (!route && listedRoute) setRoute(listedRoute);
  if (!route) return routes.data ? <CloseDialog onClose={onClose} /> : null;
  if (dialog.kind === "announce-route") {
    const today = getDate(now, props.gym.time_zone);
    return <AnnounceDialog routes={[route]} today={today} onClose={onClose} onDone={() => {}} />;
  }
  if (dialog.kind === "delete-route") {
    return <DeleteRouteDialog route={route} appearance={props.appearance} onClose={onClose} />;
  }
  return (
    <RouteDialog
      key={route.id}
      gym={props.gym}
      circuit={props.circuit}
      appearance={props.appearance}
      sets={props.sets}
      setId={set.id}
      route={route}
      onClose={onClose}
    />
  );
}

/** Closes a dialog whose route or set no longer exists, for example after a reload. */
function CloseDialog({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}
