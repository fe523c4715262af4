interface StartOptions {
  readonly limit?: number;
  readonly priority?: "auto" | "low";
}

/** Starts preloads whose links have a `data-rel` attribute instead of `rel`, in their order, at most `limit`. */
export function startPreloads({ limit, priority = "auto" }: StartOptions): void {
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-rel]");
  for (const link of [...links].slice(0, limit)) {
    link.fetchPriority = priority;
    link.rel = link.dataset["rel"] ?? "";
    delete link.dataset["rel"];
  }
}
