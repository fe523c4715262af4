/** The skeleton contains these texts, too. */
export const wallTexts = {
  position: "You are at",
  list: "On this wall",
};
