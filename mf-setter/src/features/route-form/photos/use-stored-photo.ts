import { useEffect, useRef } from "react";

import { imageUrls } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";

/** The ETag of a photo's thumbnail, which identifies the photo. Null without a photo, undefined if the ETag is unknown. */
type PhotoTag = string | null | undefined;

/**
 * Detects whether another user has changed the photo since the form was opened. The version of a route only shows that
 * some field has changed.
 */
export function useStoredPhoto(route: Route | undefined) {
  const initialTag = useRef<Promise<PhotoTag>>(undefined);
  useEffect(() => {
    initialTag.current = route && fetchPhotoTag(route);
  }, [route]);

  /** Returns undefined if one of the tags is unknown. */
  const checkForChange = async (latest: Route): Promise<boolean | undefined> => {
    const latestTag = fetchPhotoTag(latest);
    const [before, after] = await Promise.all([initialTag.current, latestTag]);
    initialTag.current = latestTag;
    return before === undefined || after === undefined ? undefined : before !== after;
  };
  return { checkForChange };
}

/** The first request of a form is usually answered by the browser's cache, because the list shows the thumbnail. */
async function fetchPhotoTag(route: Route): Promise<PhotoTag> {
  if (!route.has_image) return null;
  try {
    const response = await fetch(imageUrls.routeThumbnail(route));
    return response.ok ? (response.headers.get("etag") ?? undefined) : undefined;
  } catch {
    // Without a connection, the tag is unknown. The form still compares the other fields.
    return undefined;
  }
}
