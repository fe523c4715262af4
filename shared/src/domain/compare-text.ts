/** Compares code units, as `<` does. Use it for times and ids. `compareNaturally` is for names. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
