import { lazy, Suspense, useEffect, useState } from "react";

import { routeQueries } from "@topout/shared/api";
import type { Circuit, Gym, RouteSet } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";

import type { Appearance } from "../../setting/route-summary.tsx";
import type { SettingDialog } from "./use-setting-dialog.ts";

const RouteDialog = lazy(async () => ({
  default: (await import("../../features/route-form/route-dialog.tsx")).RouteDialog,
}));
const DeleteRouteDialog = lazy(async () => ({
  default: (await import("../../features/delete-route/delete-route-dialog.tsx")).DeleteRouteDialog,
}));
const SetDialog = lazy(async () => ({
  default: (await import("../../features/set-form/set-dialog.tsx")).SetDialog,
}));
const DeleteSetDialog = lazy(async () => ({
  default: (await import("../../features/set-form/delete-set-dialog.tsx")).DeleteSetDialog,
}));

interface SettingDialogsProps {
  dialog: SettingDialog;
  gym: Gym;
  circuits: readonly Circuit[];
  circuit: Circuit;
  appearance: Appearance;
  /** The sets of the circuit, newest first. */
  sets: readonly RouteSet[];
  /** The selected set. A circuit can have none. */
  set: RouteSet | undefined;
  onSetCreated: (set: RouteSet) => void;
  onClose: () => void;
}

/** The open dialog. It keeps its set and its route, also when they disappear from the lists. */
export function SettingDialogs({ set: initialSet, ...rest }: SettingDialogsProps) {
  const [set] = useState(initialSet);
  const props = { ...rest, set };
  return (
    <Suspense fallback={null}>
      {props.dialog.kind.endsWith("set") ? <SetDialogs {...props} /> : <RouteDialogs {...props} />}
    </Suspense>
  );
}

function SetDialogs({
  dialog,
  circuits,
  circuit,
  set,
  onSetCreated,
  onClose,
}: SettingDialogsProps) {
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

function RouteDialogs({ dialog, set, ...props }: SettingDialogsProps) {
  if (!set) return <CloseDialog onClose={props.onClose} />;
  if ("routeId" in dialog) return <ExistingRoute {...props} set={set} dialog={dialog} />;
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

interface ExistingRouteProps extends Omit<SettingDialogsProps, "dialog" | "set"> {
  dialog: SettingDialog & { routeId: string };
  set: RouteSet;
}

function ExistingRoute({ dialog, set, onClose, ...props }: ExistingRouteProps) {
  const routes = useQuery(routeQueries.listBySet(set.id));
  const listedRoute = routes.data?.find(({ id }) => id === dialog.routeId);
  const [route, setRoute] = useState(listedRoute);
  if (!route && listedRoute) setRoute(listedRoute);
  if (!route) return routes.data ? <CloseDialog onClose={onClose} /> : null;
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
