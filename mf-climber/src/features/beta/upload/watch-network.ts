/** Calls `onReturn` when the network may be back: browsers report it, and phones suspend pages in the background. */
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
