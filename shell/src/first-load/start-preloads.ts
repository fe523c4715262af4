/** Starts the preloads whose links have a `data-rel` attribute instead of `rel`. Data and images pass them. */
export function startPreloads(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-rel]")) {
    link.fetchPriority = "low";
    link.rel = link.dataset["rel"] ?? "";
    delete link.dataset["rel"];
  }
}
