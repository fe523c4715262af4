const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Compares texts as a person would: P2 before P10, whatever the case. */
export const compareNaturally = (a: string, b: string) => collator.compare(a, b);
