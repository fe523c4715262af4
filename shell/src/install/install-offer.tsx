import { Suspense, useEffect, useState } from "react";

import { lazyOptional } from "@topout/shared/ui";
import { isInstalled } from "./device.ts";
import { captureInstallPrompt } from "./native-install-prompt.ts";
import { isSampled } from "./is-sampled.ts";

const InstallPrompt = lazyOptional(
  async () => (await import("./install-prompt.tsx")).InstallPrompt,
);

/** Offers to install the app on a random sample of page loads. */
export function InstallOffer() {
  const [isOpen, setIsOpen] = useState(() => !isInstalled() && isSampled());

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    const stopCapture = captureInstallPrompt();
    addEventListener("appinstalled", close);
    return () => {
      stopCapture();
      removeEventListener("appinstalled", close);
    };
  }, [isOpen]);

  return (
    isOpen && (
      <Suspense>
        <InstallPrompt onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  );
}
