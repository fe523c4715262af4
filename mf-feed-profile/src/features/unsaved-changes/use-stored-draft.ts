import { useEffect, useState } from "react";

import type { Draft, StoredDraft } from "./draft.ts";
import { createDraftStorage } from "./stored-draft.ts";

/** Reads the draft of a form once. */
export function useStoredDraft(form: string, userId: string) {
  const [storage] = useState(() => createDraftStorage(form, userId));
  const [restored] = useState<StoredDraft>(storage.read);
  return { storage, restored };
}

interface CurrentDraft {
  readonly fields: Partial<Draft>;
  readonly photo: Blob | undefined;
  readonly cover?: Blob | undefined;
}

/** Stores what the user has changed and not saved yet. */
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
