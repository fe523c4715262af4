/**
 * Calls `onReturn` when the browser is online again, or when the page is visible again. Phones suspend pages in the
 * background. Returns a function that removes the listeners.
 */
export function watchNetwork(onReturn: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === "visible") onReturn();
  };
  addEventListener("online", onReturn);
  document.addEventListener("visibilitychange", handleVisibility);
  return () => {
    removeEventListener("online", onReturn);
    document.removeEventListener("visibilitychange", handleVisibility);
  };
}
