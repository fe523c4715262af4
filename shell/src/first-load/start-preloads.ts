/** Starts preloads whose links have a `data-rel` attribute instead of `rel`, in their order, at most `limit`. */
export function startPreloads(limit?: number): void {
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-rel]");
  for (const link of [...links].slice(0, limit)) {
    link.rel = link.dataset["rel"] ?? "";
    delete link.dataset["rel"];
  }
}
