import { useEffect } from "react";

/** Clicks a button again that the user clicked before the first render. `recordEarlyClick` stored its label. */
export function useEarlyClick(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const label = dataset["earlyClick"];
    if (label === undefined) return;
    delete dataset["earlyClick"];
    document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(label)}"]`)?.click();
  }, []);
}
