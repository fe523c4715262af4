/** A photo that waits on the device. Bytes, because a browser can lose the file to which a stored `Blob` refers. */
export interface StoredPhoto {
  readonly id: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

export async function toStoredPhoto(id: string, photo: Blob): Promise<StoredPhoto> {
  return { id, type: photo.type, bytes: await photo.arrayBuffer() };
}

/** Returns undefined for anything else, because another version of the app may have written it. */
export function toPhoto(stored: unknown): Blob | undefined {
  const { type, bytes } = Object(stored) as Partial<Record<keyof StoredPhoto, unknown>>;
  return typeof type === "string" && bytes instanceof ArrayBuffer
    ? new Blob([bytes], { type })
    : undefined;
}

/** Returns the photos that only the first queue refers to. A stored queue can be anything. */
export function getDroppedPhotoIds(before: unknown, after: unknown): readonly string[] {
  const kept = new Set(getPhotoIds(after));
  return getPhotoIds(before).filter((id) => !kept.has(id));
}

const getPhotoIds = (queue: unknown): readonly string[] =>
  (Array.isArray(queue) ? queue : []).flatMap((entry: unknown) => {
    const { photoId } = Object(Object(entry).operation) as { readonly photoId?: unknown };
    return typeof photoId === "string" ? photoId : [];
  });
