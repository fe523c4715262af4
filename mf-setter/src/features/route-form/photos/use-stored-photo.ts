import { useEffect, useRef } from "react";

import { imageUrls } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";

/** Identifies a photo: the ETag of its thumbnail, or null for a route without a photo. Undefined if it is unknown. */
type PhotoTag = string | null | undefined;

/**
 * Detects whether the photo has changed since the form was opened. The version of a route shows only that something has
 * changed.
 */
export function useStoredPhoto(route: Route | undefined) {
  const initialTag = useRef<Promise<PhotoTag>>(undefined);
  useEffect(() => {
    initialTag.current = route && fetchPhotoTag(route);
  }, [route]);

  /** Undefined if it is unknown. */
  const hasChanged = async (latest: Route): Promise<boolean | undefined> => {
    const latestTag = fetchPhotoTag(latest);
    const [before, after] = await Promise.all([initialTag.current, latestTag]);
    initialTag.current = latestTag;
    return before === undefined || after === undefined ? undefined : before !== after;
  };
  return { hasChanged };
}

/** The browser has the thumbnail of this version in its cache, because the list shows it. */
async function fetchPhotoTag(route: Route): Promise<PhotoTag> {
  if (!route.has_image) return null;
  try {
    const response = await fetch(imageUrls.routeThumbnail(route));
    return response.ok ? (response.headers.get("etag") ?? undefined) : undefined;
  } catch {
    // Without a connection the photo is unknown, and the form compares the other fields.
    return undefined;
  }
}
