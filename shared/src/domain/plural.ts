/** A text for each plural form of the language. English has two. */
type PluralForms = Readonly<Record<"one" | "other", string>>;

/** Returns the text for a count. A form is the whole text, because in other languages the count changes more words. */
export const plural = (count: number, { one, other }: PluralForms): string =>
  count === 1 ? one : other;
