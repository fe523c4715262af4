import { type ReactNode, useCallback, useState } from "react";

import type { PlacedRoute } from "@topout/shared/api/staff";

import type { Placing } from "../use-placing.ts";
import { PhotoDialog } from "./photo-dialog.tsx";
import { usePhotoSaving } from "./use-photo-saving.ts";

interface OpenablePhoto {
  readonly open: (draft: PlacedRoute) => void;
  readonly dialog: ReactNode;
}

/** The dialog that takes or replaces the photo of a new route. It closes if another setter deletes the route. */
export function usePhotoDialog(
  { drafts, savePhoto, announce }: Placing,
  onAddPhotos: (() => void) | undefined,
): OpenablePhoto {
  const [openId, setOpenId] = useState<string>();
  const { convertingId, save } = usePhotoSaving(savePhoto, announce);
  const draft = drafts.find(({ id }) => id === openId);
  const open = useCallback(({ id }: PlacedRoute) => setOpenId(id), []);
  const close = () => setOpenId(undefined);
  return {
    open,
    dialog: draft && (
      <PhotoDialog
        draft={draft}
        isConverting={convertingId === draft.id}
        onChoose={(file) => void save(draft, file)}
        onAddPhotos={
          onAddPhotos &&
          (() => {
            close();
            onAddPhotos();
          })
        }
        onClose={close}
      />
    ),
  };
}
