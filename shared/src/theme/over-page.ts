/** What may lie over a page, and the attribute of the document's root that says how many of it do. */
export const OVER_PAGE = {
  anything: "data-over",
  modal: "data-over-modal",
  sheet: "data-over-sheet",
} as const;

export type OverPage = keyof typeof OVER_PAGE;

/**
 * Selects the root while such a thing lies over the page, for styles that make room for it. A `:has` would look for it
 * through the whole page, thousands of a map's dots too, at each pass of styles: 6 ms.
 */
export const under = (what: OverPage) => `html[${OVER_PAGE[what]}]`;
