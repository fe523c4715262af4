import { Suspense, useEffect, useState } from "react";

import { lazyOptional } from "../components/lazy-optional.ts";
import { isInstalled } from "./device.ts";
import { captureInstallPrompt } from "./native-install-prompt.ts";
import { isSampled } from "./is-sampled.ts";

const InstallPrompt = lazyOptional(
  async () => (await import("./install-prompt.tsx")).InstallPrompt,
);

/** Drawn once, as the frame is: for this load of the page. Closed, the prompt comes back with another draw. */
export function InstallOffer() {
  const [open, setOpen] = useState(() => !isInstalled() && isSampled());

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const keepNoMore = captureInstallPrompt();
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
