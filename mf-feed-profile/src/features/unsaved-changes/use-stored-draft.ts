import { useEffect, useState } from "react";

import type { Draft, StoredDraft } from "./draft.ts";
import { createDraftStorage } from "./draft-storage.ts";

/** Reads the draft of a form once. */
export function useStoredDraft(form: string) {
  const [storage] = useState(() => createDraftStorage(form));
  const [restoredDraft] = useState<StoredDraft>(storage.read);
  return { storage, restoredDraft };
}

interface CurrentDraft {
  readonly fields: Partial<Draft>;
  readonly photo: Blob | undefined;
  readonly cover?: Blob | undefined;
}

/** Stores the unsaved changes of a form. */
export function useDraftWriter(
  storage: ReturnType<typeof createDraftStorage>,
  { fields, photo, cover }: CurrentDraft,
) {
  useEffect(() => storage.writeFields(fields));
  usePhotoWriter(storage, "photo", photo);
  usePhotoWriter(storage, "cover", cover);
}

function usePhotoWriter(
  storage: ReturnType<typeof createDraftStorage>,
  part: "photo" | "cover",
  photo: Blob | undefined,
) {
  useEffect(() => {
    const controller = new AbortController();
    void storage.writePhoto(part, photo, controller.signal);
    return () => controller.abort();
  }, [storage, part, photo]);
}
