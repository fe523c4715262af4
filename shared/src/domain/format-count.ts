/** Returns the noun without the count. Pass the plural if it is not the singular with an "s". */
export const pluralize = (count: number, singular: string, plural = `${singular}s`): string =>
  count === 1 ? singular : plural;

/** "1 send", "2 sends". */
export const formatCount = (count: number, singular: string, plural?: string): string =>
  `${count} ${pluralize(count, singular, plural)}`;
