import type { GradualRelease, RemoteName } from "@topout/shared/remote";
import { getHash, parseRegistry } from "@topout/tooling/registry";

import { withoutGradual } from "./gradual.ts";
import { appendRecord, parseHistory } from "./history.ts";
import { updateEntry } from "./publish.ts";
import { findPublished, toRecorded } from "./record-details.ts";
import type { TextFile } from "./text-file.ts";

interface HaltOptions {
  readonly registry: TextFile;
  readonly history: TextFile;
  readonly remote: RemoteName;
  /** The hash of the gradual release. If another one is gradual now, nothing changes. */
  readonly hash: string;
  readonly reason: string;
  /** Who halts it. The default is the program. */
  readonly by?: string;
}

class NotGradualError extends Error {
  override readonly name = "NotGradualError";
}

/**
 * Takes a gradual release back because it fails more often than the live one. Returns false if it is no longer gradual,
 * for example because another process has halted it.
 */
export async function haltRelease(options: HaltOptions): Promise<boolean> {
  const { registry, remote, hash } = options;
  const gradual = parseRegistry(await registry.read()).remotes[remote]?.gradual;
  if (!gradual || getHash(gradual.entry) !== hash) return false;
  const isTakenBack = await takeBack(registry, remote, gradual);
  if (isTakenBack) await recordHalt(options, gradual);
  return isTakenBack;
}

async function takeBack(
  registry: TextFile,
  remote: RemoteName,
  gradual: GradualRelease,
): Promise<boolean> {
  try {
    await updateEntry(registry, remote, (entry) => {
      if (entry?.gradual?.entry !== gradual.entry) throw new NotGradualError();
      return withoutGradual(entry);
    });
    return true;
  } catch (error) {
    if (error instanceof NotGradualError) return false;
    throw error;
  }
}

async function recordHalt(
  { history, remote, hash, reason, by = "Topout" }: HaltOptions,
  gradual: GradualRelease,
): Promise<void> {
  const published = findPublished(parseHistory(await history.read()), toRecorded(remote, gradual));
  await appendRecord(history, {
    remote,
    version: gradual.version,
    hash,
    contract: gradual.contract,
    ...(published?.manifest && { manifest: published.manifest }),
    commit: published?.commit ?? "",
    by,
    time: new Date().toISOString(),
    notes: reason,
    action: "halt",
    share: gradual.share,
  });
}
