/** Calls that change a gym: setters and admins make them, and nobody else loads them. */
export { adminMutations, adminQueries } from "./admin.ts";
export { circuitMutations } from "./circuits.ts";
export { gymMutations } from "./gyms.ts";
export { routeMutations } from "./routes.ts";
export { setMutations } from "./sets.ts";
