import { lazy } from "./lazy.ts";

const getListFormat = lazy(() => new Intl.ListFormat("en-GB", { type: "conjunction" }));

/** "P1, P2 and P3" */
export const formatList = (items: readonly string[]): string => getListFormat().format(items);
