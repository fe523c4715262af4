export { hasAccess, type Roles } from "./access.ts";
export { sortCircuits } from "./circuits.ts";
export { countClimbsByRoute, countClimbs, type ClimbCounts } from "./climbs.ts";
export { distance, type Point } from "./geometry.ts";
export { compareNaturally } from "./natural-order.ts";
export { getPasswordError } from "./passwords.ts";
export { getCurrentSets } from "./sets.ts";
export { parseStyleTags, STYLE_TAGS, formatStyleTags } from "./styles.ts";
export { sortAlongWall } from "./wall-order.ts";
