import * as z from "zod/mini";

/** What the server would delete with a route, a set or a circuit. */
export const Dependents = z.object({
  routes: z.int(),
  sends: z.int(),
  projects: z.int(),
  videos: z.int(),
});
export type Dependents = z.infer<typeof Dependents>;
