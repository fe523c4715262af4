/** The document draws the first map into elements with this attribute. */
export const FIRST_MAP_ATTRIBUTE = "data-first-map";
