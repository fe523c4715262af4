/** Rows on all pages of a list are counted up to this number, because counting millions takes too long. */
export const MAX_TOTAL = 10_000;
