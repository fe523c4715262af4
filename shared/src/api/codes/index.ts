/** Calls of the labels at the walls. They have a separate entry because the dashboard does not need them. */
export { codeQueries } from "./code-queries.ts";
