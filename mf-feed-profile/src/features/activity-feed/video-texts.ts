/** The texts of the card of a video that the drawing of the feed shows too. */
export const videoTexts = { badge: "New Beta" };
