/** When a set was put up. A day is its first moment, and a time without an offset is UTC: this server's own is nobody's. */
export function parseSetDate(said: string): Date {
  const hasTime = said.includes("T");
  const hasOffset = /(Z|[+-]\d\d:?\d\d)$/i.test(said);
  return new Date(hasTime && !hasOffset ? `${said}Z` : said);
}
