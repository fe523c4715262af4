import { useEffect } from "react";

/** Repeats a click on a button from before the first render. `recordEarlyClick` has stored the label of the button. */
export function useEarlyClick(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const label = dataset["earlyClick"];
    if (label === undefined) return;
    delete dataset["earlyClick"];
    const button = document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(label)}"]`);
    // The click focused the button of the static frame. A dialog returns the focus to the focused element.
    button?.focus();
    button?.click();
  }, []);
}
