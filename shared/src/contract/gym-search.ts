import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import { GymSummary } from "./gyms.ts";
import type { GymSearch } from "./requests/gym-search.ts";

export const GymPage = z.object({
  data: z.array(GymSummary),
  meta: z.object({ page: z.int(), total: z.int(), totalPages: z.int() }),
});
export type GymPage = z.infer<typeof GymPage>;

export const gymSearch = {
  page: endpoint({
    method: "GET",
    path: "/gyms/search",
    query: input<GymSearch>(),
    response: GymPage,
  }),
};
