/**
 * Parses a timestamp in a query parameter. Replaces dates before 1970 with 1970-01-01, because PostgreSQL rejects the
 * year 0.
 */
export const parseTimestamp = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(Math.max(0, Date.parse(text)));
