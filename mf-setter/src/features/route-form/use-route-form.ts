import { useState } from "react";

import { type Circuit, type Route, RouteDetails } from "@topout/shared/contract";
import { notify } from "@topout/shared/platform";
import { useForm } from "@topout/shared/ui";

import { type Conflict, findConflict, mergeDraft } from "./model/merge-draft.ts";
import { createDraft, type RouteDraft, createNextDraft, toDraft } from "./model/route-draft.ts";
import { usePhotoTray } from "./photos/use-photo-tray.ts";
import { useRouteName } from "./use-route-name.ts";
import { useSaveRoute } from "./use-save-route.ts";

interface RouteFormOptions {
  circuit: Circuit;
  setId: string;
  /** The route to edit. Undefined for a new one. */
  route: Route | undefined;
  onClose: () => void;
}

/** The state of the route form. A failed save does not change it. */
export function useRouteForm({ circuit, setId, route, onClose }: RouteFormOptions) {
  const [draft, setDraft] = useState(() => (route ? toDraft(route) : createDraft(setId)));
  const [conflict, setConflict] = useState<Conflict>();
  /** Undefined until the user changes "Add another". */
  const [repeatChoice, setIsRepeating] = useState<boolean>();
  const photos = usePhotoTray({ isSingle: route !== undefined });
  // More photos are for more routes, so the form stays open unless the user decides otherwise.
  const isRepeating = repeatChoice ?? photos.count > 1;
  const { name, addCreatedName } = useRouteName(circuit, draft);

  const handleCreated = (created: Route) => {
    // With one id, each notification replaces the previous one, so the stack never covers the map.
    notify({ id: "route-created", type: "success", title: "Route Created" });
    if (!isRepeating) return onClose();
    addCreatedName(created.name);
    setDraft(createNextDraft(draft));
    if (photos.currentPhoto) photos.remove(photos.currentPhoto.id);
  };
  const handleUpdated = () => {
    notify({ type: "success", title: "Route Updated" });
    onClose();
  };
  const handleStale = (base: Route, latest: Route) => {
    const versions = { base: toDraft(base), mine: draft, theirs: toDraft(latest) };
    setConflict(findConflict(versions));
    setDraft(mergeDraft(versions));
  };
  const { save, isSaving } = useSaveRoute(route, {
    onCreated: handleCreated,
    onUpdated: handleUpdated,
    onStale: handleStale,
  });

  return {
    ...useForm({
      schema: RouteDetails,
      mutate: (details, options) => save({ details, photo: photos.currentPhoto?.file }, options),
    }),
    draft,
    setDraft: (change: Partial<RouteDraft>) => setDraft({ ...draft, ...change }),
    name,
    photos,
    conflict,
    isRepeating,
    setIsRepeating,
    isSaving,
  };
}
