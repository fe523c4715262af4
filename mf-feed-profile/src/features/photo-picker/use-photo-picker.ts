import { useEffect, useState } from "react";

import { validatePhoto } from "./validate-photo.ts";

interface Selection {
  readonly file?: File;
  /** A blob URL. */
  readonly preview?: string;
  readonly error?: string;
}

/** The state of a selected photo before its upload: the file with its preview, or a validation error. */
export function usePhotoPicker() {
  const [{ file, preview, error }, setSelection] = useState<Selection>({});

  useEffect(() => {
    return () => {
      if (preview !== undefined) URL.revokeObjectURL(preview);
    };
  }, [preview]);

  const select = (newFile: File) => {
    const newError = validatePhoto(newFile);
    // An invalid file does not replace the previous selection.
    if (newError === undefined) {
      setSelection({ file: newFile, preview: URL.createObjectURL(newFile) });
    } else {
      setSelection((previous) => ({ ...previous, error: newError }));
    }
  };

  /** Clears the selection after its upload, unless the user has selected another file since then. */
  const clear = (uploaded: File) =>
    setSelection((current) => (current.file === uploaded ? {} : current));

  return { file, preview, error, select, clear };
}

export type PhotoPicker = ReturnType<typeof usePhotoPicker>;
