/** Calls for setters and admins. They have a separate entry because other users do not need them. */
export { adminMutations, adminQueries } from "./admin.ts";
export { type AuditFilter, auditQueries } from "./audit.ts";
export { circuitMutations, circuitStaffQueries } from "./circuits.ts";
  createRoute,
  routeDependentsQuery,
  routeMutations,
  type ChangedRoute,
  type NewRoute,
  updateRoute,
export {
export { createSet, setDependentsQuery, setMutations, updateSet } from "./sets.ts";
export { gymMutations, gymStaffQueries } from "./gyms.ts";
export { routeDependentsQuery, routeMutations } from "./routes.ts";
export { setDependentsQuery, setMutations } from "./sets.ts";
} from "./routes.ts";
