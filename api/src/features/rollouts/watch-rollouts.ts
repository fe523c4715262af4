import type { AppConfig } from "../../config/app-config.ts";
import type { Database } from "../../database/database.ts";
import { getReason } from "../../database/get-reason.ts";
import type { JobData } from "../../database/job-queues.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import type { JobLog } from "../../jobs/run-job.ts";
import { rolloutHalts } from "../../metrics/metrics.ts";
import { recordHalt, takeBack } from "../../releases/halt-rollout.ts";
import { openReleaseFiles, type ReleaseFiles } from "../../releases/open-release-files.ts";
import { listRollouts, type Rollout } from "../../releases/rollouts.ts";
import { readReleaseRecords } from "../releases/releases.store.ts";
import { compareRollout } from "./compare-rollout.ts";
import { findRollouts, selectOngoing } from "./find-rollouts.ts";
import { formatHaltReason } from "./format-halt.ts";
import { isWritable } from "./read-halt-access.ts";

interface Services {
  readonly db: Database;
  readonly config: Pick<AppConfig, "releaseTarget" | "releaseHistory">;
  readonly log: JobLog;
}

/** Why the program cannot halt a rollout, or all of them. */
interface Problem {
  readonly remote?: string;
  readonly release?: string;
  readonly reason: string;
}

/**
 * Creates the job that compares each gradual release with the live one, and takes it back if it has clearly more errors.
 * It runs every minute, and logs a problem once: when it finds it again, because a release edits the registry shortly
 * before the history.
 */
export function createRolloutWatcher(services: Services): JobHandler<JobData["watch-rollouts"]> {
  const { config, log } = services;
  /** How often each problem was found in a row. */
  let counts: ReadonlyMap<string, number> = new Map();

  return {
    run: async () => {
      const files = await openReleaseFiles(config);
      const problems = files ? await watchRollouts(services, files) : [];
      counts = new Map(problems.map(toKey).map((key) => [key, (counts.get(key) ?? 0) + 1]));
      for (const problem of problems) {
        if (counts.get(toKey(problem)) === 2) log.error(problem, "rollouts cannot halt");
      }
    },
  };
}

const toKey = (problem: Problem): string => JSON.stringify(problem);

async function watchRollouts(services: Services, files: ReleaseFiles): Promise<Problem[]> {
  try {
    const text = await files.registry.read();
    const registered = (text === undefined ? [] : listRollouts(text)).filter(mayHalt);
    const records = await readReleaseRecords(services.config.releaseHistory);
    const recorded = selectOngoing(findRollouts(records)).filter(mayHalt);
    const problems: Problem[] = [];
    for (const rollout of registered) {
      const startedAt = recorded.find((other) => isSame(other, rollout))?.startedAt;
      const reason = startedAt
        ? await watchRollout(services, files, { rollout, startedAt }).catch(getReason)
        : NOT_RECORDED;
      if (reason !== undefined) problems.push(toProblem(rollout, reason));
    }
    const missing = recorded.filter(
      (rollout) => !registered.some((other) => isSame(other, rollout)),
    );
    return [...problems, ...missing.map((rollout) => toProblem(rollout, NOT_REGISTERED))];
  } catch (error) {
    return [{ reason: getReason(error) }];
  }
}

type ReleaseId = Pick<Rollout, "remote" | "hash">;

const mayHalt = ({ canHalt }: Pick<Rollout, "canHalt">): boolean => canHalt;
const isSame = (a: ReleaseId, b: ReleaseId): boolean => a.remote === b.remote && a.hash === b.hash;
const toProblem = ({ remote, hash }: ReleaseId, reason: string): Problem => ({
  remote,
  release: hash,
  reason,
});

const NOT_REGISTERED = "The registry does not contain the gradual release. Check RELEASE_TARGET";
const NOT_RECORDED = "The history does not contain the gradual release. Check RELEASE_HISTORY";
const NOT_WRITABLE = "The program may not write the registry or the history of releases";

interface WatchedRollout {
  readonly rollout: Rollout;
  readonly startedAt: Date;
}

/** Halts the rollout if it is time. Returns why it could not halt, also before it is time. */
async function watchRollout(
  { db, log }: Services,
  files: ReleaseFiles,
  { rollout, startedAt }: WatchedRollout,
): Promise<string | undefined> {
  const { remote, hash, live } = rollout;
  if (!(await isWritable(files))) return NOT_WRITABLE;
  const releases = { remote, hash, liveHash: live.hash, startedAt };
  const { isWorse, counts } = await compareRollout(db, releases);
  if (!isWorse) return undefined;
  const removed = await takeBack(files.registry, rollout);
  if (!removed) return undefined;
  const { version, share } = removed;
  const reason = formatHaltReason(live.version, counts);
  rolloutHalts.inc();
  log.error({ remote, release: hash, version, share, live: live.hash, reason }, "rollout halted");
  await recordHalt(files.history, removed, reason);
  return undefined;
}
