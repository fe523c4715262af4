/** The first drawing of a screen is shown in the element with this attribute. */
export const DRAWING_ATTRIBUTE = "data-drawing";
