import type { RolloutAccess } from "@topout/shared/contract";

import type { AppConfig } from "../../config/app-config.ts";
import { openReleaseFiles, type ReleaseFiles } from "../../releases/open-release-files.ts";
import { listRollouts } from "../../releases/rollouts.ts";
import type { RecordedRollout } from "./find-rollouts.ts";

/**
 * Returns for each gradual release whether the program can take it back. It must find it in the registry, and may write
 * the registry and the history. Null if another process would do it, which may have other permissions.
 */
export async function readHaltAccess(
  config: Pick<AppConfig, "mode" | "releaseTarget" | "releaseHistory">,
  rollouts: readonly RecordedRollout[],
): Promise<RolloutAccess[]> {
  if (rollouts.length === 0) return [];
  const hashes = config.mode === "api" ? undefined : await readHashes(config);
  return rollouts.map(({ remote, hash }) => ({
    remote,
    release: hash,
    can_halt: hashes ? hashes.get(remote) === hash : null,
  }));
}

/** Returns the gradual releases that this process can take back, by remote. */
async function readHashes(
  config: Pick<AppConfig, "releaseTarget" | "releaseHistory">,
): Promise<ReadonlyMap<string, string>> {
  const files = await openReleaseFiles(config);
  const text = files && (await isWritable(files)) ? await files.registry.read() : undefined;
  const rollouts = text === undefined ? [] : listRollouts(text);
  return new Map(rollouts.map(({ remote, hash }) => [remote, hash]));
}

/** Whether this process may write the registry and the history. */
export const isWritable = async ({ registry, history }: ReleaseFiles): Promise<boolean> =>
  (await registry.isWritable()) && history.isWritable();
