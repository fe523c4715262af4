/** The texts of the feed that its skeleton shows too. */
export const feedTexts = { title: "Feed" };
