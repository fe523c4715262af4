/** A moment that a query names. Nothing here happened before 1970, and PostgreSQL cannot read the year 0. */
export const toMoment = (said: string | undefined): Date | undefined =>
  said === undefined ? undefined : new Date(Math.max(0, Date.parse(said)));
