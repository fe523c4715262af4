import type { AppConfig } from "../config/app-config.ts";
import { createInvitationTokens } from "../auth/invitation-tokens.ts";
import { createLinkTokens } from "../auth/link-tokens.ts";
import { createRateLimits } from "../auth/rate-limits.ts";
import type { Database } from "../database/database.ts";
import type { JobHandlers } from "../jobs/job-handler.ts";
import type { JobLog } from "../jobs/run-job.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { FfmpegLocator } from "../media/video/locate-ffmpeg.ts";
import type { ScratchFolder } from "../files/scratch-folder.ts";
import { createDeleteFilesHandler } from "../storage/delete-files.ts";
import type { Storage } from "../storage/storage.ts";
import { createSweepFilesHandler } from "../storage/sweep-files.ts";
import { createEmailLinkStore } from "./account/email-links/email-links.store.ts";
import { createLinkEmailSender } from "./account/email-links/send-link-email.ts";
import { createRegroupHandler } from "./climbs/regroup-job.ts";
import { createRolloutWatcher } from "./rollouts/watch-rollouts.ts";
import { createRankingHandler } from "./routes/rank-job.ts";
import { createRemovalSender } from "./reports/send-removal.ts";
import { createInvitationSender } from "./teams/send-invitation.ts";
import { createVideoProcessor } from "./videos/process-video.ts";
import { createVideoProcessingStore } from "./videos/video-processing.store.ts";

interface Services {
  readonly config: Pick<AppConfig, "secretKeys" | "limits" | "releaseTarget" | "releaseHistory">;
  readonly db: Database;
  readonly storage: Storage;
  readonly mailer: Mailer;
  /** The base URL of links in emails. */
  readonly publicUrl: string;
  /** Called only by jobs that need ffmpeg. */
  readonly locateFfmpeg: FfmpegLocator;
  /** The folder for temporary files of videos. */
  readonly scratch: ScratchFolder;
  /** The scheduled operations, which only the program can run. */
  readonly operations: Pick<JobHandlers, "run-backup" | "run-drill" | "run-check">;
  readonly renderDemoVideos: JobHandlers["render-demo-videos"]["run"];
  readonly log: JobLog;
}

/** Creates a handler for every kind of job. */
export const createJobHandlers = (services: Services): JobHandlers => {
  const { config, db, storage } = services;
  const limits = createRateLimits(db, config.limits);
  const sweepFiles = createSweepFilesHandler(db, storage);
  return {
    "process-video": createVideoProcessor({ ...services, store: createVideoProcessingStore(db) }),
    "send-mail": createLinkEmailSender({
      ...services,
      store: createEmailLinkStore(db),
      linkTokens: createLinkTokens(config.secretKeys),
      limits,
    }),
    "send-invitation": createInvitationSender({
      ...services,
      tokens: createInvitationTokens(config.secretKeys),
      limits,
    }),
    "send-removal": createRemovalSender({ ...services, limits }),
    "render-demo-videos": { run: services.renderDemoVideos },
    "regroup-activities": createRegroupHandler(db),
    "rank-routes": createRankingHandler(db),
    "delete-emails": { run: ({ account }) => services.mailer.deleteByAccount(account) },
    "delete-files": createDeleteFilesHandler(db, storage),
    "sweep-files": {
      run: async (data, signal) => {
        await services.mailer.deleteExpired();
        await sweepFiles.run(data, signal);
      },
    },
    "watch-rollouts": createRolloutWatcher(services),
    ...services.operations,
  };
};
