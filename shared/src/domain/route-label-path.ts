/** The code of a route follows it. The labels at the walls contain this path, so it is short and never changes. */
export const ROUTE_LABEL_PATH = "/r/";
