export { allows, type Roles } from "./access.ts";
export { inDisplayOrder } from "./circuits.ts";
export { tallies, tally, type Tally } from "./climbs.ts";
export { distance, type Point } from "./geometry.ts";
export { naturally } from "./natural-order.ts";
export { passwordRefusal } from "./passwords.ts";
export { currentSets } from "./sets.ts";
export { readStyle, styleTags, writeStyle } from "./styles.ts";
export { alongTheWall } from "./wall-order.ts";
