import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Timestamp } from "./fields.ts";

const recordFields = {
  /** The name of the remote in the registry. */
  remote: z.string(),
  version: z.string(),
  /** The content hash, which is the name of the release's folder. */
  hash: z.string(),
  /** The contract number of the remote. */
  contract: z.int(),
  /** A rollback makes an earlier release live again. */
  action: z.enum(["release", "rollback"]),
  /** The git commit of the build. Empty outside a git repository. */
  commit: z.string(),
  by: z.string(),
  time: Timestamp,
  notes: z.string(),
};

/** A line of the release history. */
export const ReleaseRecord = z.object(recordFields);
export type ReleaseRecord = z.infer<typeof ReleaseRecord>;

/** A release or a rollback of a remote. */
export const Release = z
  .object({ ...recordFields, live: z.boolean() })
  .register(z.globalRegistry, { id: "Release" });
export type Release = z.infer<typeof Release>;

/** The maximum length of the list of releases. */
export const MAX_LISTED_RELEASES = 200;

export const releases = {
  list: endpoint({
    method: "GET",
    path: "/admin/releases",
    summary: `The last ${MAX_LISTED_RELEASES} releases and rollbacks of the remotes, newest first`,
    access: "admin",
    response: z.array(Release),
  }),
};
