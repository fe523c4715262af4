import { Suspense, useEffect, useState } from "react";

import { optional } from "../frame/optional.ts";
import { isInstalled } from "./device.ts";
import { keepInstallDialog } from "./install-dialog.ts";
import { isDrawn } from "./install-draw.ts";

const InstallPrompt = optional(async () => (await import("./install-prompt.tsx")).InstallPrompt);

/** Drawn once, as the frame is: for this load of the page. Closed, the prompt comes back with another draw. */
export function InstallOffer() {
  const [open, setOpen] = useState(() => !isInstalled() && isDrawn());

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const keepNoMore = keepInstallDialog();
    addEventListener("appinstalled", close);
    return () => {
      keepNoMore();
      removeEventListener("appinstalled", close);
    };
  }, [open]);

  return (
    open && (
      <Suspense>
        <InstallPrompt onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
