/** The heading above the list, to which a screen can move the focus. */
export const ROUTE_LIST_HEADING_ID = "routes-heading";
