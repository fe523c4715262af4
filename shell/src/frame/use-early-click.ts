import { useEffect } from "react";

/** Repeats the click on a button of the static frame, which the document has recorded. */
export function useEarlyClick(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const label = dataset["earlyClick"];
    if (label === undefined) return;
    delete dataset["earlyClick"];
    document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(label)}"]`)?.click();
  }, []);
}
