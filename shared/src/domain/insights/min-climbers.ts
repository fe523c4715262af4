/** A figure of fewer climbers could tell what one of them did. */
export const MIN_CLIMBERS = 3;
