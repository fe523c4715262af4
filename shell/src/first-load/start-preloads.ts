/** Starts the first preloads whose links have a `data-rel` attribute instead of `rel`, at most `limit`. */
export function startPreloads(limit: number, priority: "auto" | "low"): void {
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-rel]");
  for (const link of [...links].slice(0, limit)) {
    link.fetchPriority = priority;
    link.rel = link.dataset["rel"] ?? "";
    delete link.dataset["rel"];
  }
}
