const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Compares numbers in texts by value and ignores case: "P2" comes before "P10". */
export const compareNaturally = (a: string, b: string) => collator.compare(a, b);
