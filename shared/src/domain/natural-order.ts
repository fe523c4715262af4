import { lazy } from "./lazy.ts";

const getCollator = lazy(() => new Intl.Collator("en", { numeric: true, sensitivity: "base" }));

/** Compares numbers in texts by value and ignores case: "P2" comes before "P10". */
export const compareNaturally = (a: string, b: string) => getCollator().compare(a, b);
