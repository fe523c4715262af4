/** Calls for setters and admins. They have a separate entry because other users do not need them. */
export { adminMutations, adminQueries } from "./admin.ts";
export { circuitMutations } from "./circuits.ts";
export { gymMutations } from "./gyms.ts";
export { routeMutations } from "./routes.ts";
export { setMutations } from "./sets.ts";
