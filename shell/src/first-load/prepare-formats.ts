import { compareNaturally, getDate } from "@topout/shared/domain";

/**
 * Use a format once, while the first data loads. With the first use, the browser reads its data of languages and of time
 * zones, which takes up to 40 ms each on a slow phone.
 */
export const prepareSorting = (): number => compareNaturally("", "");
export const prepareDates = (): string => getDate(new Date(), null);
