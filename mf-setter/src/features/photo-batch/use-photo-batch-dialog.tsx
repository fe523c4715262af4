import { type ReactNode, useState } from "react";

import type { PlacedRoute } from "@topout/shared/api/staff";

import { BatchDialog, type BatchDialogProps } from "./batch-dialog.tsx";

interface PhotoBatchOptions extends Pick<BatchDialogProps, "circuits" | "savePhoto"> {
  /** The new routes, in the order of placing. */
  readonly drafts: readonly PlacedRoute[];
}

interface OpenablePhotoBatch {
  /** Undefined if fewer than two new routes lack a photo. */
  readonly open: (() => void) | undefined;
  readonly dialog: ReactNode;
}

/** The dialog that adds the photos of several new routes. It stays open when other setters change these routes. */
export function usePhotoBatchDialog(options: PhotoBatchOptions): OpenablePhotoBatch {
  const { circuits, drafts, savePhoto } = options;
  const [isOpen, setIsOpen] = useState(false);
  const routes = drafts.filter(({ photo }) => !photo);
  return {
    open: routes.length > 1 ? () => setIsOpen(true) : undefined,
    dialog: isOpen && (
      <BatchDialog
        routes={routes}
        circuits={circuits}
        savePhoto={savePhoto}
        onClose={() => setIsOpen(false)}
      />
    ),
  };
}
