/** A longer list of gyms has a search. */
export const MAX_LISTED_GYMS = 8;
