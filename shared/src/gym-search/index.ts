/** Finds one of many gyms. */
export { GymSearchMenu } from "./gym-search-menu.tsx";
export { MAX_LISTED_GYMS } from "./max-listed-gyms.ts";
