import * as z from "zod/mini";

import { getTimeAfter } from "./get-time-after.ts";
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
  changedAt: z.optional(z.string()),
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

/** A gradual release that the program has taken back. */
export interface HaltedRollout extends Rollout {
  readonly changedAt: string;
}

/** Lists the gradual releases of a registry. */
export const listRollouts = (text: string): Rollout[] =>
  Object.entries(parse(text).remotes).flatMap(([remote, entry]) => toRollout(remote, entry) ?? []);

/**
 * Returns the text of the registry without a gradual release, and what it was. The entry gets the time of the change, as
 * from the release tool. Returns undefined if the release is no longer gradual.
 */
export function removeRollout(
  registryText: string,
  { remote, hash }: Pick<Rollout, "remote" | "hash">,
): { readonly text: string; readonly removed: HaltedRollout } | undefined {
  const registry = parse(registryText);
  const entry = registry.remotes[remote];
  if (!entry) return undefined;
  const rollout = toRollout(remote, entry);
  if (rollout?.hash !== hash) return undefined;
  const { gradual: _gradual, ...live } = entry;
  const changedAt = getTimeAfter(entry.changedAt);
  const remotes = { ...registry.remotes, [remote]: { ...live, changedAt } };
  const text = `${JSON.stringify({ ...registry, remotes }, undefined, 2)}\n`;
  return { text, removed: { ...rollout, changedAt } };
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
