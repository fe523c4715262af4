import { useLocation } from "@topout/shared/platform";
import { useEffect, useRef } from "react";

import { updateSwitchedOff } from "./get-registry.ts";

const MIN_INTERVAL_MS = 60_000;

/** When the page has read the registry, in milliseconds since it was opened. The document contains the registry. */
let readAt = 0;

/** Reads which remotes are switched off. */
export function checkRegistryNow(): void {
  readAt = performance.now();
  updateSwitchedOff().catch(() => {
    // The page keeps what it knows. The next navigation tries again.
  });
}

/** Reads the registry after a navigation, at most once a minute. */
export function useRegistryUpdates(): void {
  const { key } = useLocation();
  // The registry in a new document is fresh.
  const checkedKey = useRef(isDocumentStored() ? undefined : key);
  useEffect(() => {
    if (checkedKey.current === key) return undefined;
    checkedKey.current = key;
    const delayMs = Math.max(0, readAt + MIN_INTERVAL_MS - performance.now());
    const timer = setTimeout(checkRegistryNow, delayMs);
    return () => clearTimeout(timer);
  }, [key]);
}

/** The service worker responds with the document of an earlier visit. */
const isDocumentStored = () =>
  "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
