import { MAX_TOTAL } from "@topout/shared/contract";

/** "1", "1,234", or "10,000+" if no more are counted. */
export const formatTotal = (total: number): string =>
  `${total.toLocaleString("en-GB")}${total >= MAX_TOTAL ? "+" : ""}`;
