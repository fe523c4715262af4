import { useState } from "react";

import { type Circuit, type Route, RouteDetails } from "@topout/shared/contract";
import { notify } from "@topout/shared/platform";
import { useForm } from "@topout/shared/ui";

import { type Conflict, findConflict, mergeDraft } from "./model/merge-draft.ts";
import { createDraft, type RouteDraft, startNextDraft, toDraft } from "./model/route-draft.ts";
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

/** The state of the form. A failed save changes nothing of it. */
export function useRouteForm({ circuit, setId, route, onClose }: RouteFormOptions) {
  const [draft, setDraft] = useState(() => (route ? toDraft(route) : createDraft(setId)));
  const [conflict, setConflict] = useState<Conflict>();
  const [repeatChoice, setRepeating] = useState<boolean>();
  const photos = usePhotoTray({ isSingle: route !== undefined });
  // While photos wait, the form stays open for the next route, unless the user decides otherwise.
  const isRepeating = repeatChoice ?? photos.count > 1;
  const { name, addCreatedName } = useRouteName(circuit, draft);

  const onCreated = (created: Route) => {
    // The same id for each route of a wall, so that the notifications never cover the map.
    notify({ id: "route-created", type: "success", title: "Route Created" });
    if (!isRepeating) return onClose();
    addCreatedName(created.name);
    setDraft(startNextDraft(draft));
    if (photos.current) photos.remove(photos.current.id);
  };
  const onUpdated = () => {
    notify({ type: "success", title: "Route Updated" });
    onClose();
  };
  const onStale = (base: Route, latest: Route) => {
    const versions = { base: toDraft(base), mine: draft, theirs: toDraft(latest) };
    setConflict(findConflict(versions));
    setDraft(mergeDraft(versions));
  };
  const { save, isSaving } = useSaveRoute(route, { onCreated, onUpdated, onStale });

  return {
    ...useForm({
      schema: RouteDetails,
      mutate: (details, options) => save({ details, photo: photos.current?.file }, options),
    }),
    draft,
    setDraft: (change: Partial<RouteDraft>) => setDraft({ ...draft, ...change }),
    name,
    photos,
    conflict,
    isRepeating,
    setRepeating,
    isSaving,
  };
}
