/** Feed calls. They have a separate entry because the first screen does not need them. */
export { fetchActivityPage } from "./activities.ts";
export { applyBump, applyStoredBump } from "./reactions.ts";
