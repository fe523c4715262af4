import { type Db, PgBoss, type Queue } from "pg-boss";

/** All background jobs with their data. The data has no secrets, because the row of a job remains after it has run. */
export interface JobData {
  "process-video": { readonly video: string };
  "send-mail": { readonly kind: "verify" | "reset"; readonly email: string };
  "delete-files": { readonly keys: readonly string[] };
  "sweep-files": Readonly<Record<string, never>>;
  /** `now` is the reference time of the demo data. */
  "film-demo": { readonly now: string };
}

export type JobName = keyof JobData;

/** The dead letter queue receives jobs whose last retry has failed. */
export const DEAD_LETTER_QUEUE = "given-up";

type QueueOptions = Omit<Queue, "name">;

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

/** Times in seconds. A job of a dead worker is retried after one or two heartbeats. */
const defaults: QueueOptions = {
  notify: true,
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 30 * MINUTE_SECONDS,
  heartbeatSeconds: 15,
  expireInSeconds: 5 * MINUTE_SECONDS,
  retentionSeconds: 90 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
};

const jobDefaults: QueueOptions = { ...defaults, deadLetter: DEAD_LETTER_QUEUE };

/** One queue for each job. The dead letter queue comes first, because the others refer to it. */
export const queues: Readonly<Record<typeof DEAD_LETTER_QUEUE | JobName, QueueOptions>> = {
  [DEAD_LETTER_QUEUE]: { ...defaults, deleteAfterSeconds: 14 * DAY_SECONDS },
  // Retries for over an hour, in case storage or disk fail. An unplayable video is not retried.
  "process-video": {
    ...jobDefaults,
    retryLimit: 12,
    retryDelay: 2,
    expireInSeconds: 30 * MINUTE_SECONDS,
  },
  // Retries for over a day, in case the mail server is down.
  "send-mail": { ...jobDefaults, retryLimit: 60 },
  "delete-files": jobDefaults,
  "film-demo": { ...jobDefaults, retryLimit: 2 },
  "sweep-files": { ...jobDefaults, policy: "exclusive", expireInSeconds: 60 * MINUTE_SECONDS },
};

/** Creates or updates the tables of the job queue. The caller holds the migration lock. */
export async function createQueues(db: Db): Promise<void> {
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  await boss.start();
  try {
    const existing = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const [name, options] of Object.entries(queues)) {
      // The policy of an existing queue cannot be changed.
      const { policy: _policy, ...updatable } = options;
      if (existing.has(name)) await boss.updateQueue(name, updatable);
      else await boss.createQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
