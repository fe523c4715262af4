import { lazy } from "./lazy.ts";
import { getPageLanguage } from "./page-language.ts";

const OPTIONS: Intl.CollatorOptions = { numeric: true, sensitivity: "base" };

const getCollator = lazy(() => createCollator(getPageLanguage()));

/**
 * Compares numbers in texts by value and ignores case: "P2" comes before "P10". The letters are in the order of the page's
 * language.
 */
export const compareNaturally = (a: string, b: string) => getCollator().compare(a, b);

/** Creates a collator. An extension that translates the page can set a language that `Intl` rejects, such as "auto". */
export function createCollator(language: string): Intl.Collator {
  try {
    return new Intl.Collator(language, OPTIONS);
  } catch {
    return new Intl.Collator("en", OPTIONS);
  }
}
