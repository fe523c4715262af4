import { useEffect, useRef, useState } from "react";

import { imageUrls } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";

import { type Conflict, findConflict, mergeDraft } from "./model/merge-draft.ts";
import { type RouteDraft, toDraft } from "./model/route-draft.ts";
import { useStoredPhoto } from "./photos/use-stored-photo.ts";

interface RouteConflict extends Conflict {
  /** The version of the route that the other user saved. */
  readonly version: number;
}

interface ConflictOptions {
  readonly route: Route | undefined;
  readonly draft: RouteDraft;
  readonly onMerge: (draft: RouteDraft) => void;
  /** Whether the user has chosen a new photo. */
  readonly hasNewPhoto: boolean;
}

/** Returns the changes that another user saved while the form was open, and whether the form uses that user's photo. */
export function useRouteConflict({ route, draft, onMerge, hasNewPhoto }: ConflictOptions) {
  const [conflict, setConflict] = useState<RouteConflict>();
  const [usesTheirPhoto, setUsesTheirPhoto] = useState(false);
  const storedPhoto = useStoredPhoto(route);
  const latestDraft = useRef(draft);
  useEffect(() => {
    latestDraft.current = draft;
  }, [draft]);

  const handleStale = async (base: Route, latest: Route) => {
    // If we cannot check the stored photo, offer the choice only if the user has a new photo. It could replace theirs.
    const isPhotoChanged = (await storedPhoto.checkForChange(latest)) ?? hasNewPhoto;
    // The user may have changed the draft while the latest route and its photo loaded.
    const versions = { base: toDraft(base), mine: latestDraft.current, theirs: toDraft(latest) };
    const hasTheirPhoto = isPhotoChanged && latest.has_image;
    setConflict({
      ...findConflict(versions),
      version: latest.version,
      ...(hasTheirPhoto && { theirPhoto: imageUrls.routeThumbnail(latest) }),
    });
    onMerge(mergeDraft(versions));
  };

  return { conflict, usesTheirPhoto, setUsesTheirPhoto, handleStale };
}
