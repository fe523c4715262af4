import { useOverlayState } from "@topout/shared/platform";
import { useEffect, useRef, useState } from "react";

import { getDecodeError, getSizeError, getTypeError } from "./photo-file.ts";
import type { PhotoKind } from "./photo-shapes.ts";
import { loadImage, releaseImage, type SourceImage } from "./source-image.ts";

interface Selection {
  /** The cropped photo. */
  readonly photo?: Blob;
  /** A blob URL of the cropped photo. */
  readonly preview?: string;
  readonly error?: string;
}

const createSelection = (photo: Blob | undefined): Selection =>
  photo ? { photo, preview: URL.createObjectURL(photo) } : {};

/** The state of a photo before its upload: the cropped photo with its preview, or an error. */
export function usePhotoPicker(kind: PhotoKind, initialPhoto?: Blob) {
  const [{ photo, preview, error }, setSelection] = useState(() => createSelection(initialPhoto));
  const cropping = useCropping(kind);

  useEffect(() => {
    return () => {
      if (preview !== undefined) URL.revokeObjectURL(preview);
    };
  }, [preview]);

  /** An invalid file does not replace the previous selection. */
  const setError = (newError: string) =>
    setSelection((previous) => ({ ...previous, error: newError }));

  const select = async (file: File) => {
    const typeError = getTypeError(file);
    if (typeError !== undefined) return setError(typeError);
    try {
      cropping.open(await loadImage(file));
    } catch {
      setError(getDecodeError(file));
    }
    return undefined;
  };

  const crop = async (result: Promise<Blob>) => {
    cropping.close();
    const newPhoto = await result.catch(() => undefined);
    const newError = newPhoto ? getSizeError(newPhoto) : "This photo couldn't be read.";
    if (newError === undefined) setSelection(createSelection(newPhoto));
    else setError(newError);
  };

  /** Clears the selection after its upload, unless the user has selected another photo since then. */
  const clear = (uploadedPhoto: Blob | undefined) =>
    setSelection((current) => (current.photo === uploadedPhoto ? {} : current));

  return { kind, photo, preview, error, select, crop, clear, cropping };
}

export type PhotoPicker = ReturnType<typeof usePhotoPicker>;

/** The decoded image while the crop dialog is open. The dialog has a history entry, so back closes it. */
function useCropping(kind: PhotoKind) {
  const overlay = useOverlayState("crop");
  const [image, setImage] = useState<SourceImage>();
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  useEffect(() => {
    return () => {
      if (image) releaseImage(image);
    };
  }, [image]);

  return {
    /** After a reload, the history entry exists without an image. */
    image: overlay.value === kind ? image : undefined,
    open: (newImage: SourceImage) => {
      if (!isMounted.current) return releaseImage(newImage);
      setImage(newImage);
      return overlay.open(kind);
    },
    close: overlay.close,
  };
}
