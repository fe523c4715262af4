export const MAX_BATCH_PHOTOS = 10;

/** One of several photos that were chosen together, or taken in a row. */
export interface BatchPhoto {
  /** In the order of choosing, from 1. */
  readonly id: number;
  /** The new route that gets it. */
  readonly routeId: string | undefined;
  /** Undefined while the browser converts it, and if it was refused. */
  readonly file?: Blob | undefined;
  /** Why it was refused. */
  readonly error?: string | undefined;
}

export interface PhotoBatch {
  readonly photos: readonly BatchPhoto[];
  /** The routes that the user leaves without a photo. */
  readonly skippedIds: ReadonlySet<string>;
}

/** The new routes without a photo, in the order of placing. Other setters can change them at any time. */
type RouteIds = readonly string[];

export const EMPTY_BATCH: PhotoBatch = { photos: [], skippedIds: new Set() };

export const getPhotoOf = ({ photos }: PhotoBatch, routeId: string): BatchPhoto | undefined =>
  photos.find((photo) => photo.routeId === routeId);

/** The photos that no route gets: more photos than routes, or another setter has deleted the route or added a photo. */
export const getUnusedPhotos = ({ photos }: PhotoBatch, routeIds: RouteIds) =>
  photos.filter(({ routeId }) => routeId === undefined || !routeIds.includes(routeId));

/** How many more photos the user can choose. A refused one does not count. */
export const getCapacity = ({ photos }: PhotoBatch): number =>
  MAX_BATCH_PHOTOS - photos.filter(({ error }) => error === undefined).length;

/** The routes that the next photos are offered to. A photo replaces a refused one. */
export const getFreeRouteIds = (batch: PhotoBatch, routeIds: RouteIds): RouteIds =>
  routeIds.filter((id) => {
    const photo = getPhotoOf(batch, id);
    return (!photo || photo.error !== undefined) && !batch.skippedIds.has(id);
  });

/** Offers a photo to the first free route. */
export function addPhoto(batch: PhotoBatch, id: number, routeIds: RouteIds): PhotoBatch {
  const [routeId] = getFreeRouteIds(batch, routeIds);
  const others = batch.photos.filter((photo) => !routeId || photo.routeId !== routeId);
  return { ...batch, photos: [...others, { id, routeId }] };
}

/** Adds the result of the conversion. The user may have removed the photo meanwhile. */
export const completePhoto = (
  batch: PhotoBatch,
  id: number,
  result: Pick<BatchPhoto, "file" | "error">,
): PhotoBatch =>
  changePhotos(batch, (photo) => (photo.id === id ? { ...photo, ...result } : photo));

export const removePhoto = (batch: PhotoBatch, id: number): PhotoBatch => ({
  ...batch,
  photos: batch.photos.filter((photo) => photo.id !== id),
});

export function swapPhotos(batch: PhotoBatch, id: number, otherId: number): PhotoBatch {
  const getRouteId = (photoId: number) =>
    batch.photos.find((photo) => photo.id === photoId)?.routeId;
  const targets = new Map([
    [id, getRouteId(otherId)],
    [otherId, getRouteId(id)],
  ]);
  return changePhotos(batch, (photo) =>
    targets.has(photo.id) ? { ...photo, routeId: targets.get(photo.id) } : photo,
  );
}

/** Gives a photo to a route without one. */
export const movePhoto = (batch: PhotoBatch, id: number, routeId: string): PhotoBatch =>
  unskip(
    changePhotos(batch, (photo) => (photo.id === id ? { ...photo, routeId } : photo)),
    routeId,
  );

/** Leaves a route without a photo. Its photo goes to the next route, whose photo goes to the one after it. */
export function skipRoute(batch: PhotoBatch, routeId: string, routeIds: RouteIds): PhotoBatch {
  const sequence = getSequence(batch, routeId, routeIds);
  const targets = new Map(
    takeFilled(batch, sequence).map((id, index) => [id, sequence[index + 1]] as const),
  );
  const shifted = assign(batch, targets);
  return { ...shifted, skippedIds: new Set([...batch.skippedIds, routeId]) };
}

/** Gives the next photo to a route without one. The photos after it follow. */
export function fillRoute(batch: PhotoBatch, routeId: string, routeIds: RouteIds): PhotoBatch {
  const sequence = getSequence(batch, routeId, routeIds);
  const targets = new Map(
    takeFilled(batch, sequence.slice(1)).map((id, index) => [id, sequence[index]] as const),
  );
  return unskip(assign(batch, targets), routeId);
}

/** Whether a route without a photo is before one with a photo, or is skipped. */
export const isGap = (batch: PhotoBatch, routeId: string, routeIds: RouteIds): boolean =>
  batch.skippedIds.has(routeId) ||
  takeFilled(batch, getSequence(batch, routeId, routeIds).slice(1)).length > 0;

/** A route and those after it that are not skipped. */
const getSequence = ({ skippedIds }: PhotoBatch, routeId: string, routeIds: RouteIds): RouteIds =>
  routeIds.slice(routeIds.indexOf(routeId)).filter((id) => id === routeId || !skippedIds.has(id));

/** The routes before the first one without a photo. */
function takeFilled(batch: PhotoBatch, sequence: RouteIds): RouteIds {
  const end = sequence.findIndex((id) => !getPhotoOf(batch, id));
  return end === -1 ? sequence : sequence.slice(0, end);
}

/** Moves the photos of some routes. Without a target, no route gets the photo. */
const assign = (batch: PhotoBatch, targets: ReadonlyMap<string, string | undefined>): PhotoBatch =>
  changePhotos(batch, (photo) =>
    photo.routeId !== undefined && targets.has(photo.routeId)
      ? { ...photo, routeId: targets.get(photo.routeId) }
      : photo,
  );

const unskip = (batch: PhotoBatch, routeId: string): PhotoBatch => ({
  ...batch,
  skippedIds: new Set([...batch.skippedIds].filter((id) => id !== routeId)),
});

const changePhotos = (
  batch: PhotoBatch,
  change: (photo: BatchPhoto) => BatchPhoto,
): PhotoBatch => ({ ...batch, photos: batch.photos.map(change) });
