import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Timestamp } from "./fields.ts";

/** Where the manifest of a release is. It lists the hashes of the files of the release. */
const ManifestLocation = z.object({
  url: z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/)),
  /** The subresource integrity hash of the manifest. */
  integrity: z.string(),
});

const recordFields = {
  /** The name of the remote in the registry. */
  remote: z.string(),
  version: z.string(),
  /** The content hash, which is the name of the release's folder. */
  hash: z.string(),
  /** The interface version of the remote. */
  contract: z.int(),
  /** Absent in records of an older release tool. Such a release has no preview. Remove in 1.2.0. */
  manifest: z.optional(ManifestLocation),
  /** The git commit of the build. Empty outside a git repository. */
  commit: z.string(),
  by: z.string(),
  time: Timestamp,
  notes: z.string(),
};

/** A line of the release history. */
export const ReleaseRecord = z.object({
  ...recordFields,
  /** A rollback makes an earlier release live again. A preview publishes a release without making it live. */
  action: z.enum(["release", "rollback", "preview"]),
});
export type ReleaseRecord = z.infer<typeof ReleaseRecord>;

/** A release, a rollback or a preview of a remote. */
export const Release = z.object({
  ...recordFields,
  action: z.enum(["release", "rollback"]),
  live: z.boolean(),
  /** Whether it was published without making it live. */
  preview: z.boolean(),
});
export type Release = z.infer<typeof Release>;

/** What a browser needs to run a release that is not live. */
export const PreviewRelease = z.object({
  version: z.string(),
  contract: z.int(),
  manifest: ManifestLocation,
});
export type PreviewRelease = z.infer<typeof PreviewRelease>;

/** The maximum length of the list of releases. */
export const MAX_LISTED_RELEASES = 200;

export const releases = {
  list: endpoint({ method: "GET", path: "/admin/releases", response: z.array(Release) }),
  preview: endpoint({ method: "GET", path: "/releases/{remote}/{hash}", response: PreviewRelease }),
};
