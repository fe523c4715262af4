import { useEffect, useState } from "react";

import { validatePhoto } from "./validate-photo.ts";

interface Choice {
  readonly file?: File;
  /** Its address in memory. */
  readonly preview?: string;
  readonly refusal?: string;
}

/** A photo that is chosen and not yet sent: its preview, or why it cannot be one. */
export function usePhotoPicker() {
  const [{ file, preview, refusal }, setChoice] = useState<Choice>({});

  useEffect(() => {
    return () => {
      if (preview !== undefined) URL.revokeObjectURL(preview);
    };
  }, [preview]);

  const choose = (chosen: File) => {
    const why = validatePhoto(chosen);
    // What was chosen before stays: a wrong file takes nothing away.
    if (why === undefined) setChoice({ file: chosen, preview: URL.createObjectURL(chosen) });
    else setChoice((before) => ({ ...before, refusal: why }));
  };

  /** Forgets what has been sent, and not what was chosen meanwhile. */
  const sent = (photo: File) => setChoice((now) => (now.file === photo ? {} : now));

  return { file, preview, refusal, choose, sent };
}

export type PhotoPicker = ReturnType<typeof usePhotoPicker>;
