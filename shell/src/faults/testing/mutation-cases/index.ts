import { accountCases } from "./account.ts";
import { gymsCases } from "./gyms.ts";
import type { MutationCase } from "./mutation-case.ts";
import { peopleCases } from "./people.ts";
import { resetsCases } from "./resets.ts";
import { routesCases } from "./routes.ts";
import { staffCases } from "./staff.ts";

export type { MutationCase } from "./mutation-case.ts";

export const mutationCases: readonly MutationCase[] = [
  ...accountCases,
  ...gymsCases,
  ...peopleCases,
  ...resetsCases,
  ...routesCases,
  ...staffCases,
];
