import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import { Timestamp } from "./fields.ts";
import type { ArchiveQuery } from "./requests/archive.ts";
import { SingleRoute } from "./routes.ts";
import { UserRef } from "./users.ts";

/** A stripped route, with the number of its videos. */
export const ArchivedRoute = z.extend(SingleRoute, { video_count: z.int() });

export const ArchivePage = z.object({
  data: z.array(ArchivedRoute),
  meta: z.object({
    page: z.int(),
    /** At most `MAX_TOTAL`. */
    total: z.int(),
    totalPages: z.int(),
    /** A request for another page sends it as `until`, so that routes that are stripped meanwhile do not shift the list. */
    as_of: Timestamp,
    /** Who set the stripped routes of the gym, by username. Without hidden profiles. */
    setters: z.array(z.pick(UserRef, { id: true, username: true, display_name: true })),
  }),
});
export type ArchivePage = z.infer<typeof ArchivePage>;

/** The stripped routes of a gym. */
export const archive = {
  page: endpoint({
    method: "GET",
    path: "/gyms/{gym_id}/archive",
    query: input<ArchiveQuery>(),
    response: ArchivePage,
  }),
};
