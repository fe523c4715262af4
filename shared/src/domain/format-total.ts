import { MAX_TOTAL } from "@topout/shared/contract";

import { pluralize } from "./format-count.ts";

/** "1 user", "1,234 users", or "10,000+ users" if no more are counted. */
export const formatTotal = (total: number, singular: string): string =>
  `${total.toLocaleString("en-GB")}${total >= MAX_TOTAL ? "+" : ""} ${pluralize(total, singular)}`;
