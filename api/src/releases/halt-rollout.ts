import { addRecord, parseHistory } from "./history.ts";
import { removeRollout, type Rollout } from "./rollouts.ts";
import type { TextFile } from "./text-file.ts";

/**
 * Takes a gradual release back with one edit of the registry. Returns the removed release, or undefined if
 * it is no longer gradual, for example after a rollback.
 */
export async function takeBack(
  registry: TextFile,
  rollout: Pick<Rollout, "remote" | "hash">,
): Promise<Rollout | undefined> {
  let removed: Rollout | undefined;
  await registry.update((text = "") => {
    const edit = removeRollout(text, rollout);
    removed = edit?.removed;
    return edit?.text ?? text;
  });
  return removed;
}

/** Appends to the history that the program has taken a gradual release back, and why. */
export async function recordHalt(
  history: TextFile,
  { remote, hash, version, contract, share }: Rollout,
  reason: string,
): Promise<void> {
  const records = parseHistory(await history.read()).filter((record) => record.remote === remote);
  const published = records.findLast((record) => record.hash === hash);
  // The clock of the machine that released it can be ahead.
  const minTimeMs = new Date(records.at(-1)?.time ?? 0).getTime() + 1;
  await addRecord(history, {
    remote,
    version,
    hash,
    contract,
    ...(published?.manifest && { manifest: published.manifest }),
    commit: published?.commit ?? "",
    by: "Topout",
    time: new Date(Math.max(Date.now(), minTimeMs)).toISOString(),
    notes: reason,
    action: "halt",
    share,
  });
}
