import { isApiError, request } from "@topout/shared/api";
import { routeChanges, routes, type SingleRoute } from "@topout/shared/contract";
import type { Operation } from "@topout/shared/platform";

import type { RequestOptions } from "./next-reset.ts";

export type LoadPhoto = (photoId: string) => Promise<Blob | undefined>;

/** The device no longer has the photo. */
export class LostPhotoError extends Error {
  override readonly name = "LostPhotoError";
}

interface Options extends RequestOptions {
  readonly loadPhoto: LoadPhoto;
}

const MAX_ATTEMPTS = 3;

/**
 * Adds the photo to the route as it is now: others may have changed or published it since the photo was taken. The
 * version makes sure that the request changes only the photo. A photo that an earlier attempt has stored changes nothing.
 */
export async function savePhoto(
  { routeId, photoId }: Extract<Operation, { type: "savePhoto" }>,
  { loadPhoto, ...options }: Options,
): Promise<void> {
  const file = await loadPhoto(photoId);
  if (!file) throw new LostPhotoError("This device no longer has the photo. Take it again.");
  for (let attempt = 1; ; attempt += 1) {
    const route = await request(routes.get, { ...options, params: { route_id: routeId } });
    try {
      await request(routeChanges.update, { ...options, body: toChange(route), files: { file } });
      return;
    } catch (error) {
      const hasChanged = isApiError(error, "STALE") || isApiError(error, "CONFLICT");
      if (!hasChanged || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

const toChange = (route: SingleRoute) => {
  const { id: route_id, version, name, grade, style, location, x, y, set_id, circuit_id } = route;
  const place = set_id === null ? { circuit_id } : { set_id };
  return { route_id, version, name, grade, style, location, x, y, accept_stored: true, ...place };
};
