import * as z from "zod/mini";

import type { FirstLoad } from "./first-load.ts";
import { type RemoteName, remoteEntries } from "./remotes.ts";

/** Allows only http(s) URLs and paths for built files, never `data:` or `javascript:`. */
const address = z.string().check(z.minLength(1), z.regex(/^(https?:\/\/|\/(?!\/))/));

const release = {
  version: z.string(),
  /** The {@link REMOTE_INTERFACE_VERSION} of the release. An older shell cannot run it. */
  contract: z.int(),
  entry: address,
  /** The files that every screen needs. */
  preload: z.array(address),
  /** The other files of each screen. A release of an older build has none. */
  screens: z.optional(z.record(z.string(), z.array(address))),
  /**
   * A release of an older build has none. Its screens start one round of requests later. The build has validated it, and
   * only a script in the document uses it, so the app does not need its schema.
   */
  firstLoad: z.optional(z.custom<FirstLoad>()),
  /** The subresource integrity hash of every file, by URL. The page runs no other files. */
  integrity: z.record(z.string(), z.string()),
};

const MAX_SALT_LENGTH = 64;

/** A release that only a share of the browsers runs, see `selectReleases`. */
const GradualRelease = z.object({
  ...release,
  /** The percentage of the browsers. */
  share: z.int().check(z.minimum(1), z.maximum(100)),
  /** Another salt selects other browsers. */
  salt: z.string().check(z.minLength(1), z.maxLength(MAX_SALT_LENGTH)),
  /** False if the program must not take the release back by itself. */
  canHalt: z.optional(z.boolean()),
});
export type GradualRelease = z.infer<typeof GradualRelease>;

export const MAX_OFF_REASON_LENGTH = 200;

const Remote = z.object({
  ...release,
  previous: z.optional(z.object({ version: z.string(), entry: address })),
  gradual: z.optional(GradualRelease),
  /** While the remote is switched off, its screens show the reason instead. */
  off: z.optional(
    z.object({ reason: z.string().check(z.minLength(1), z.maxLength(MAX_OFF_REASON_LENGTH)) }),
  ),
  /** Whether the release tool has changed this entry. A build then does not replace it. */
  isReleased: z.optional(z.boolean()),
  /** The time of the change, and of its record in the history. Each change of a remote is later than the one before. */
  changedAt: z.optional(z.string()),
});
export type RegisteredRemote = z.infer<typeof Remote>;

const optionalRemote = z.optional(Remote);
const shape = Object.fromEntries(remoteEntries.map(([name]) => [name, optionalRemote]));

/**
 * `remotes.json`: the live release of each remote. A remote without a release is absent. Unknown names are ignored, so
 * an older shell can read a newer registry.
 */
export const Registry = z.object({
  schema: z.literal(1),
  // Object.fromEntries types the keys as plain strings.
  remotes: z.object(shape as Record<RemoteName, typeof optionalRemote>),
});
export type Registry = z.infer<typeof Registry>;
