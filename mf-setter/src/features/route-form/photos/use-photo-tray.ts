import { useEffect, useRef, useState } from "react";

import { shrinkImage } from "@topout/shared/api/upload";

import { getPhotoError } from "../../../photos/photo-error.ts";
import { addPhoto, type PhotoTray, removePhoto, selectPhoto } from "./photo-tray.ts";

/** No set has more routes. Each photo in the tray keeps its converted file in memory. */
const MAX_PHOTOS = 60;
const LIMIT_ERROR = `The tray holds up to ${MAX_PHOTOS} photos. Create these routes first.`;

/** The chosen photos of a form, converted in the browser. `isSingle`: a new photo replaces the previous one. */
export function usePhotoTray({ isSingle }: { isSingle: boolean }) {
  const [tray, setTray] = useState<PhotoTray>([]);
  const [error, setError] = useState<string>();
  const nextId = useRef(1);
  const { pendingCount, convert } = useConversions((original, file) => {
    const newError = getPhotoError(original, file);
    if (newError !== undefined) return setError(newError);
    const photo = { id: nextId.current++, file, url: URL.createObjectURL(file) };
    setTray((previous) => addPhoto(previous, photo, isSingle));
  });
  const count = tray.length + pendingCount;
  const acceptPhoto = useLimit(count, isSingle ? Infinity : MAX_PHOTOS);
  useUrlRevocation(tray);

  const add = (original: File) => {
    if (!acceptPhoto()) return setError(LIMIT_ERROR);
    setError(undefined);
    convert(original);
  };

  return {
    tray,
    currentPhoto: tray[0],
    /** Includes photos that are still being converted. */
    count,
    isConverting: pendingCount > 0,
    /** Why the last chosen photo was not added. */
    error,
    add,
    remove: (id: number) => setTray((previous) => removePhoto(previous, id)),
    select: (id: number) => setTray((previous) => selectPhoto(previous, id)),
  };
}

/** Converts photos one after the other, because a decoded photo of 12 megapixels needs 48 MB. */
function useConversions(onConverted: (original: File, converted: Blob) => void) {
  const [pendingCount, setPendingCount] = useState(0);
  const queue = useRef(Promise.resolve());
  const isMounted = useIsMounted();

  const convertAfter = async (previousConversion: Promise<void>, original: File) => {
    await previousConversion;
    if (!isMounted.current) return;
    const converted = await shrinkImage(original);
    if (!isMounted.current) return;
    onConverted(original, converted);
    setPendingCount((previous) => previous - 1);
  };
  const convert = (original: File) => {
    setPendingCount((previous) => previous + 1);
    queue.current = convertAfter(queue.current, original);
  };

  return { pendingCount, convert };
}

/** Returns a function that accepts a photo unless the limit is reached. It also counts photos since the last render. */
function useLimit(count: number, limit: number) {
  const acceptedCount = useRef(count);
  useEffect(() => {
    acceptedCount.current = count;
  }, [count]);
  return () => {
    if (acceptedCount.current >= limit) return false;
    acceptedCount.current += 1;
    return true;
  };
}

/** Whether the form is still open. A conversion can finish after it has closed. */
function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** Revokes the URL of a photo when the photo leaves the tray, and all URLs when the form closes. */
function useUrlRevocation(tray: PhotoTray) {
  const urls = useRef<readonly string[]>([]);

  useEffect(() => {
    const currentUrls = tray.map(({ url }) => url);
    revoke(urls.current.filter((url) => !currentUrls.includes(url)));
    urls.current = currentUrls;
  }, [tray]);

  useEffect(() => () => revoke(urls.current), []);
}

const revoke = (urls: readonly string[]) => {
  for (const url of urls) URL.revokeObjectURL(url);
};
