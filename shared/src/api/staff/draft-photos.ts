import { request } from "@topout/shared/api";
import { images } from "@topout/shared/contract";
import { queryOptions, withOutbox } from "@topout/shared/platform";

/** A photo on the server, or one that the device has not sent yet. */
export type DraftPhoto = { readonly version: number } | { readonly photoId: string };

/** The photo of a new route. Only setters may see it, so `<img>` cannot load it. Null if it is gone. */
export const draftPhotoQuery = (routeId: string, photo: DraftPhoto) =>
  queryOptions({
    queryKey: ["draft-photos", routeId, photo],
    queryFn: ({ signal }): Promise<Blob | null> =>
      "photoId" in photo
        ? loadFromDevice(photo.photoId)
        : request(images.routeThumbnail, {
            params: { route_id: routeId },
            query: { v: String(photo.version) },
            signal,
          }),
    staleTime: Infinity,
  });

async function loadFromDevice(photoId: string): Promise<Blob | null> {
  let photo: Blob | undefined;
  await withOutbox(async (outbox) => {
    photo = await outbox.loadPhoto(photoId);
  });
  return photo ?? null;
}
