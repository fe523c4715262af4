import * as z from "zod/mini";

import { archive as endpoints } from "../archive.ts";
import { Id } from "../fields.ts";
import { ArchiveQuery } from "../requests/archive.ts";
import { serve } from "./serve.ts";

export const archive = serve(endpoints, {
  page: {
    summary: "List the stripped routes of a gym, last stripped first, 50 a page",
    access: "all",
    params: z.object({ gym_id: Id }),
    query: ArchiveQuery,
    errors: ["NOT_FOUND"],
  },
});
