import * as z from "zod/mini";

import { MAX_LISTED_RELEASES, releases as endpoints } from "../releases.ts";
import { serve } from "./serve.ts";

/** The name of a release's folder: a content hash. */
const ReleaseHash = z.string().check(z.regex(/^[\da-f]{4,64}$/));

export const releases = serve(endpoints, {
  list: {
    summary: `The last ${MAX_LISTED_RELEASES} releases and rollbacks of the remotes, newest first`,
    access: { action: "administer", gym: "none" },
  },
  preview: {
    summary: "A recent release of a remote, live or not, for a preview",
    access: { action: "setRoutes", gym: "some" },
    params: z.object({ remote: z.string().check(z.maxLength(40)), hash: ReleaseHash }),
    errors: ["NOT_FOUND"],
  },
});
