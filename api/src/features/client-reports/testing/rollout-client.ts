import { readFile } from "node:fs/promises";

import type { ReleaseRecord } from "@topout/shared/contract";
import { onTestFinished, vi } from "vitest";

import { enqueue } from "../../../jobs/enqueue.ts";
import { parseHistory } from "../../../releases/history.ts";
import { createRegistryText, REMOTE, ROLLOUT } from "../../../releases/testing/registry-text.ts";
import { toHour } from "../hours.ts";
import { createReport, ERROR, openReportApi, RELEASE_RECORD } from "./report-client.ts";

export const LIVE_RECORD: ReleaseRecord = {
  ...RELEASE_RECORD,
  version: ROLLOUT.live.version,
  hash: ROLLOUT.live.hash,
};

const MINUTE_MS = 60_000;
/** When the gradual release started, in the middle of an hour. Sessions need a time near the one of the database. */
export const START = new Date(Number(toHour(new Date())) + 20 * MINUTE_MS).toISOString();

export const SHARE_RECORD: ReleaseRecord = {
  ...RELEASE_RECORD,
  version: ROLLOUT.version,
  hash: ROLLOUT.hash,
  action: "share",
  share: ROLLOUT.share,
  time: START,
};

interface Settings {
  readonly records?: readonly ReleaseRecord[];
  /** The entry of the remote in the registry. */
  readonly remote?: object;
}

/** Creates an API with a gradual release, and a clock that the test sets. The clock starts with the rollout. */
export async function openRolloutApi({
  records = [LIVE_RECORD, SHARE_RECORD],
  remote = REMOTE,
}: Settings = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(START) });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const opened = await openReportApi({
    records,
    registry: createRegistryText(remote),
    log: { level: "error", stream: { write: (line) => lines.push(line) } },
  });
  let networks = 0;

  return {
    ...opened,
    /** Reports visits of a release. Each is of another network, unless an address is given. */
    visit: async (
      release: "gradual" | "live",
      counts: { readonly visits: number; readonly errors: number },
      address?: string,
    ) => {
      const hash = release === "gradual" ? ROLLOUT.hash : ROLLOUT.live.hash;
      for (let n = 0; n < counts.visits; n += 1) {
        networks += 1;
        const errors = n < counts.errors ? [ERROR] : [];
        const own = `198.${18 + (networks >> 8)}.${networks & 255}.1`;
        await opened.report(createReport({ release: hash, errors }), address ?? own);
      }
    },
    /** Runs the job as the schedule does. */
    look: async () => {
      await opened.api.db.transaction((tx) => enqueue(tx, "watch-rollouts", {}));
      await opened.api.runJobs();
    },
    passMinutes: (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS),
    readRemote: async () => {
      const text = await readFile(opened.registryFile, "utf8");
      return (JSON.parse(text) as { readonly remotes: { readonly climber: object } }).remotes
        .climber;
    },
    readHistory: async () => parseHistory(await readFile(opened.releaseHistory, "utf8")),
    /** Returns the messages of the errors in the log. */
    readLog: () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
  };
}
