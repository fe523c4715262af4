/**
 * Starts preloads whose links have a `data-rel` attribute instead of `rel`, in the order of the document, at most
 * `limit`. The build writes this function's source into the document, so it must not use imports or outer variables.
 */
export function startPreloads(limit?: number): void {
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-rel]");
  for (const link of [...links].slice(0, limit)) {
    link.rel = link.dataset["rel"] ?? "";
    delete link.dataset["rel"];
  }
}
