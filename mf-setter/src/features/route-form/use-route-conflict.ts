import { useState } from "react";

import { imageUrls } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";

import { type Conflict, findConflict, mergeDraft } from "./model/merge-draft.ts";
import { type RouteDraft, toDraft } from "./model/route-draft.ts";
import { useStoredPhoto } from "./photos/use-stored-photo.ts";

interface ConflictOptions {
  readonly route: Route | undefined;
  readonly draft: RouteDraft;
  readonly onMerge: (draft: RouteDraft) => void;
  /** Whether the user has chosen a new photo. */
  readonly hasNewPhoto: boolean;
}

/** What another user changed while the form was open, and whether the form uses that user's photo. */
export function useRouteConflict({ route, draft, onMerge, hasNewPhoto }: ConflictOptions) {
  const [conflict, setConflict] = useState<Conflict>();
  const [usesTheirPhoto, setUsesTheirPhoto] = useState(false);
  const storedPhoto = useStoredPhoto(route);

  const handleStale = async (base: Route, latest: Route) => {
    const versions = { base: toDraft(base), mine: draft, theirs: toDraft(latest) };
    const isPhotoChanged = (await storedPhoto.hasChanged(latest)) ?? hasNewPhoto;
    const hasTheirPhoto = isPhotoChanged && latest.has_image;
    setConflict({
      ...findConflict(versions),
      ...(hasTheirPhoto && { theirPhoto: imageUrls.routeThumbnail(latest) }),
    });
    onMerge(mergeDraft(versions));
  };

  return { conflict, usesTheirPhoto, setUsesTheirPhoto, handleStale };
}
