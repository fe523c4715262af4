import { useState } from "react";

import { type Circuit, type Route, RouteDetails } from "@topout/shared/contract";
import { useCloseBlocker, useForm } from "@topout/shared/ui";

import { isDraftEqual } from "./model/merge-draft.ts";
import { createDraft, type RouteDraft, createNextDraft, toDraft } from "./model/route-draft.ts";
import { usePhotoTray } from "./photos/use-photo-tray.ts";
import { useRouteConflict } from "./use-route-conflict.ts";
import { useRouteName } from "./use-route-name.ts";
import { useSaveRoute } from "./use-save-route.ts";

interface RouteFormOptions {
  circuit: Circuit;
  setId: string;
  /** The route to edit. Undefined for a new one. */
  route: Route | undefined;
  onClose: () => void;
}

/** The state of the route form. A failed save keeps the input. */
export function useRouteForm({ circuit, setId, route, onClose }: RouteFormOptions) {
  const { draft, setDraft, hasChanges, startNext } = useRouteDraft(route, setId);
  const { name, addCreatedName } = useRouteName(circuit, draft);
  const photos = usePhotoTray({ isSingle: route !== undefined });
  const hasNewPhoto = photos.count > 0;
  const conflict = useRouteConflict({ route, draft, onMerge: setDraft, hasNewPhoto });
  const blocker = useCloseBlocker({ hasChanges: hasChanges || hasNewPhoto, onClose });
  // While the tray has photos for the next routes, the form stays open, unless the user unchecks "Add another".
  const [repeatChoice, setIsRepeating] = useState<boolean>();
  const isRepeating = repeatChoice ?? photos.count > 1;

  const handleCreated = (created: Route) => {
    if (!isRepeating) return blocker.close();
    addCreatedName(created.name);
    startNext();
    if (photos.currentPhoto) photos.remove(photos.currentPhoto.id);
  };
  const { save, ...saving } = useSaveRoute(route, {
    onCreated: handleCreated,
    onUpdated: blocker.close,
    onStale: conflict.handleStale,
    // If the response was lost, the route may exist. With a new suggested name, a retry would rename it.
    onError: (input) => setDraft((previous) => ({ ...previous, name: input.name })),
  });
  const photo = conflict.usesTheirPhoto ? undefined : photos.currentPhoto?.file;
  const form = useForm({
    schema: RouteDetails,
    mutate: (details, options) => save({ ...details, ...(photo && { photo }) }, options),
  });

  const changeDraft = (change: Partial<RouteDraft>) =>
    setDraft((previous) => ({ ...previous, ...change }));
  const state = { draft, changeDraft, updateDraft: setDraft, name, photos, conflict, blocker };
  return { ...form, ...saving, ...state, isRepeating, setIsRepeating };
}

/** The fields of the form, and whether the user has changed them. */
function useRouteDraft(route: Route | undefined, setId: string) {
  const [initialDraft, setInitialDraft] = useState(() =>
    route ? toDraft(route) : createDraft(setId),
  );
  const [draft, setDraft] = useState(initialDraft);
  const startNext = () => {
    const nextDraft = createNextDraft(draft);
    setInitialDraft(nextDraft);
    setDraft(nextDraft);
  };
  return { draft, setDraft, hasChanges: !isDraftEqual(draft, initialDraft), startNext };
}
