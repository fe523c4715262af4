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

/** The share of a release that is live, in percent. */
export const FULL_SHARE = 100;

/** The percentage of the browsers after a `share`, or the one at which a `halt` has taken the release back. */
const share = z.optional(z.int().check(z.minimum(1), z.maximum(FULL_SHARE)));

/** False if the program must not take the gradual release back by itself (`--no-halt`). */
const canHalt = z.optional(z.boolean());

/**
 * - `release`: the release is live.
 * - `rollback`: the release is live again, and no other release of the remote is gradual.
 * - `share`: the release runs in this share of the browsers. With 100 it is live.
 * - `halt`: the program has taken this gradual release back. The notes are the reason.
 * - `off`: the remote is switched off. The release is its live one, and the notes are the reason.
 * - `on`: the remote is no longer switched off.
 */
const actions = ["release", "rollback", "share", "halt", "off", "on"] as const;

/** A line of the release history. */
export const ReleaseRecord = z.object({
  ...recordFields,
  share,
  canHalt,
  /** A preview publishes a release without making it live. */
  action: z.enum([...actions, "preview"]),
});
export type ReleaseRecord = z.infer<typeof ReleaseRecord>;

/** A change of what browsers run of a remote, or a preview. */
export const Release = z.object({
  ...recordFields,
  share,
  canHalt,
  action: z.enum(actions),
  /** Whether this record has made the live release live. */
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
