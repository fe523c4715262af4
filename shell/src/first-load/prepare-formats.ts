import { compareNaturally, formatMonth } from "@topout/shared/domain";

/**
 * Use a format once, while the first data loads. With the first use, the browser reads its data of languages and of dates,
 * which takes up to 80 ms each on a slow phone. In one task, they would take as long together.
 */
export const prepareSorting = (): number => compareNaturally("", "");
export const prepareDates = (): string => formatMonth(new Date().toISOString());
