import * as z from "zod/mini";

import { getHash } from "./registry-files.ts";

const GradualRelease = z.looseObject({
  version: z.string(),
  contract: z.int(),
  entry: z.string(),
  share: z.int(),
  canHalt: z.optional(z.boolean()),
});
const Remote = z.looseObject({
  version: z.string(),
  entry: z.string(),
  gradual: z.optional(GradualRelease),
});
/** What the program reads of the registry. An edit keeps all other fields, also those of a newer release tool. */
const Registry = z.looseObject({ remotes: z.record(z.string(), Remote) });

/** A gradual release and the live one beside it. */
export interface Rollout {
  readonly remote: string;
  readonly hash: string;
  readonly version: string;
  /** The interface version. */
  readonly contract: number;
  /** In percent of the browsers. */
  readonly share: number;
  /** Whether the program may take the release back. */
  readonly canHalt: boolean;
  readonly live: { readonly hash: string; readonly version: string };
}

/** Lists the gradual releases of a registry. */
export const listRollouts = (text: string): Rollout[] =>
  Object.entries(parse(text).remotes).flatMap(([remote, entry]) => toRollout(remote, entry) ?? []);

/**
 * Returns the text of the registry without a gradual release, and what it was. Returns undefined if it is no longer
 * gradual.
 */
export function removeRollout(
  text: string,
  { remote, hash }: Pick<Rollout, "remote" | "hash">,
): { readonly text: string; readonly removed: Rollout } | undefined {
  const registry = parse(text);
  const entry = registry.remotes[remote];
  if (!entry) return undefined;
  const removed = toRollout(remote, entry);
  if (removed?.hash !== hash) return undefined;
  const { gradual: _gradual, ...live } = entry;
  const changed = { ...registry, remotes: { ...registry.remotes, [remote]: live } };
  return { text: `${JSON.stringify(changed, undefined, 2)}\n`, removed };
}

const parse = (text: string) => Registry.parse(JSON.parse(text));

function toRollout(
  remote: string,
  { version: liveVersion, entry, gradual }: z.infer<typeof Remote>,
): Rollout | undefined {
  const liveHash = getHash(entry);
  const hash = gradual && getHash(gradual.entry);
  if (!gradual || hash === undefined || liveHash === undefined) return undefined;
  const { version, contract, share, canHalt = true } = gradual;
  const live = { hash: liveHash, version: liveVersion };
  return { remote, hash, version, contract, share, canHalt, live };
}
