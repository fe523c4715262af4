import { addRecord, parseHistory } from "./history.ts";
import { type HaltedRollout, removeRollout, type Rollout } from "./rollouts.ts";
import type { TextFile } from "./text-file.ts";

/**
 * Takes a gradual release back with one edit of the registry. Returns the removed release, or undefined if
 * it is no longer gradual, for example after a rollback.
 */
export async function takeBack(
  registry: TextFile,
  rollout: Pick<Rollout, "remote" | "hash">,
): Promise<HaltedRollout | undefined> {
  let removed: HaltedRollout | undefined;
  await registry.update((text = "") => {
    const edit = removeRollout(text, rollout);
    removed = edit?.removed;
    return edit?.text ?? text;
  });
  return removed;
}

/** Adds to the history that the program has taken a gradual release back, and why. */
export async function recordHalt(
  history: TextFile,
  { remote, hash, version, contract, share, changedAt }: HaltedRollout,
  reason: string,
): Promise<void> {
  const published = parseHistory(await history.read()).findLast(
    (record) => record.remote === remote && record.hash === hash,
  );
  await addRecord(history, {
    remote,
    version,
    hash,
    contract,
    ...(published?.manifest && { manifest: published.manifest }),
    commit: published?.commit ?? "",
    by: "Topout",
    time: changedAt,
    notes: reason,
    action: "halt",
    share,
  });
}
