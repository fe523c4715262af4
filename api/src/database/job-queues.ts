import { type Db, PgBoss, type Queue } from "pg-boss";

/** An email to the account with this address. The account may not exist. */
export interface AddressEmailJob {
  readonly kind: "verify" | "reset";
  readonly email: string;
}

/** An email to the new or the previous address of an account that changes its address. */
export interface AccountEmailJob {
  readonly kind: "change-email" | "email-changed";
  /** The id of the account. */
  readonly user: string;
  readonly email: string;
}

/** All background jobs with their data. The data must not contain secrets, because rows of completed jobs remain. */
export interface JobData {
  /** Jobs of version 1.0 have no `keepSound`. Those videos keep their sound. Require it in 1.2.0. */
  "process-video": { readonly video: string; readonly keepSound?: boolean };
  "send-mail": AddressEmailJob | AccountEmailJob;
  "send-invitation": { readonly invitation: string };
  /** Tells the user that staff has removed what was reported. */
  "send-removal": { readonly report: string; readonly user: string };
  /** A part of the gym's climbers after a change of its time zone: those whose ids are greater than `after`. */
  "regroup-activities": { readonly gym: string; readonly after: string | null };
  /** A part of the gym's routes after a change of its grade scale: those whose ids are greater than `after`. */
  "rank-routes": { readonly gym: string; readonly after: string | null };
  /** `account` is the key from `getAccountKey`, because the account does not exist any more. */
  "delete-emails": { readonly account: string };
  "delete-files": { readonly keys: readonly string[] };
  "sweep-files": Readonly<Record<string, never>>;
  "watch-rollouts": Readonly<Record<string, never>>;
  "run-backup": Readonly<Record<string, never>>;
  "run-drill": Readonly<Record<string, never>>;
  "run-check": Readonly<Record<string, never>>;
  /** `now` is the reference time of the demo data. */
  "render-demo-videos": { readonly now: string };
}

export type JobName = keyof JobData;

/** Old names of queues. The pending jobs of older databases and archives move to the new queue. Remove in 1.2.0. */
export const RENAMED_QUEUES: Readonly<Record<string, QueueName>> = {
  "film-demo": "render-demo-videos",
  "given-up": "dead-letter",
};

/** The log has no line for each completed run of these jobs, because they run every minute. */
export const FREQUENT_JOBS: ReadonlySet<string> = new Set<JobName>(["watch-rollouts"]);

/** Receives jobs whose last retry has failed. */
export const DEAD_LETTER_QUEUE = "dead-letter";

type QueueName = typeof DEAD_LETTER_QUEUE | JobName;

type QueueOptions = Omit<Queue, "name">;

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

/** Times are in seconds. The queue retries a job of a dead worker after one or two heartbeats. */
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

/** Scheduled operations can take hours. Retries twice within half an hour. */
const operation: QueueOptions = {
  ...jobDefaults,
  policy: "exclusive",
  retryLimit: 2,
  retryDelay: 10 * MINUTE_SECONDS,
  expireInSeconds: 20 * 60 * MINUTE_SECONDS,
};

/** The scheduled jobs. The schedule adds them, so archives do not contain them. */
export const SCHEDULED_JOBS = [
  "sweep-files",
  "watch-rollouts",
  "run-backup",
  "run-drill",
  "run-check",
] as const satisfies readonly JobName[];

/** One queue for each kind of job. The dead letter queue comes first, because the other queues refer to it. */
export const queues: Readonly<Record<QueueName, QueueOptions>> = {
  [DEAD_LETTER_QUEUE]: { ...defaults, deleteAfterSeconds: 14 * DAY_SECONDS },
  // Retries for over an hour, in case the storage or the disk fails. An unplayable video is not retried.
  "process-video": {
    ...jobDefaults,
    retryLimit: 12,
    retryDelay: 2,
    expireInSeconds: 30 * MINUTE_SECONDS,
  },
  // Retries for over a day, in case the mail server is down.
  "send-mail": { ...jobDefaults, retryLimit: 60 },
  "send-invitation": { ...jobDefaults, retryLimit: 60 },
  "send-removal": { ...jobDefaults, retryLimit: 60 },
  "regroup-activities": jobDefaults,
  "rank-routes": jobDefaults,
  "delete-emails": jobDefaults,
  "delete-files": jobDefaults,
  "render-demo-videos": { ...jobDefaults, retryLimit: 2 },
  "sweep-files": { ...jobDefaults, policy: "exclusive", expireInSeconds: 60 * MINUTE_SECONDS },
  // Runs every minute, so a failed or late one is not repeated.
  "watch-rollouts": {
    ...jobDefaults,
    policy: "exclusive",
    retryLimit: 0,
    retentionSeconds: MINUTE_SECONDS,
    deleteAfterSeconds: 10 * MINUTE_SECONDS,
  },
  "run-backup": operation,
  "run-drill": operation,
  "run-check": operation,
};

/** Creates or updates the tables and queues of pg-boss. The caller must hold the migration lock. */
export async function createQueues(db: Db): Promise<void> {
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  await boss.start();
  try {
    const existingNames = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const [name, options] of Object.entries(queues)) {
      // pg-boss cannot change the policy of an existing queue.
      const { policy: _policy, ...updatableOptions } = options;
      if (existingNames.has(name)) await boss.updateQueue(name, updatableOptions);
      else await boss.createQueue(name, options);
    }
    for (const [oldName, name] of Object.entries(RENAMED_QUEUES)) {
      if (!existingNames.has(oldName)) continue;
      await db.executeSql(
        "update pgboss.job set name = $1 where name = $2 and state < 'completed'",
        [name, oldName],
      );
      // A job keeps the dead letter queue that its queue had when the job was added.
      await db.executeSql("update pgboss.job set dead_letter = $1 where dead_letter = $2", [
        name,
        oldName,
      ]);
      await boss.deleteQueue(oldName);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
