import type { FastifyInstance } from "fastify";

import type { AppConfig } from "../config/app-config.ts";
import type { Database } from "../database/database.ts";
import type { Replica } from "../database/replica.ts";
import type { Storage } from "../storage/storage.ts";
import { createLinkTokens } from "../auth/link-tokens.ts";
import { createNameRulesReader, type NameRulesReader } from "./account/name-rules.ts";
import type { KnownAddresses } from "../auth/known-addresses.ts";
import type { LoginLimits } from "../auth/login-limits.ts";
import { createPasswordHasher } from "../auth/password-hasher.ts";
import { createPasswordQueue } from "../auth/password-queue.ts";
import type { RateLimits } from "../auth/rate-limits.ts";
import type { SessionLinks } from "../auth/session-links.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { ContractHandlers } from "../http/define-handlers.ts";
import type { Changes } from "../auth/changes.ts";
import { createListReader, type ListReader } from "../auth/list-reader.ts";
import type { ListCache } from "../lists/list-cache.ts";
import type { FfmpegLocator } from "../media/video/locate-ffmpeg.ts";
import { createAccountHandlers } from "./account/account.http.ts";
import { createAccountStore } from "./account/account.store.ts";
import { createActivityHandlers } from "./activities/activities.http.ts";
import { createActivityStore } from "./activities/activities.store.ts";
import { createAdminHandlers } from "./admin/admin.http.ts";
import { createAdminStore } from "./admin/admin.store.ts";
import { createAuditHandlers } from "./audit/audit.http.ts";
import { createAuditStore } from "./audit/audit.store.ts";
import { createAuthHandlers } from "./account/auth/auth.http.ts";
import { createAuthStore } from "./account/auth/auth.store.ts";
import { createBlockHandlers } from "./blocks/blocks.http.ts";
import { createBlockStore } from "./blocks/blocks.store.ts";
import { createCalendarHandlers } from "./calendar/calendar.http.ts";
import { createCircuitChangeHandlers, createCircuitHandlers } from "./circuits/circuits.http.ts";
import { createCircuitStore } from "./circuits/circuits.store.ts";
import { createClimbHandlers } from "./climbs/climbs.http.ts";
import { createClimbStore } from "./climbs/climbs.store.ts";
import { createCodeHandlers } from "./codes/codes.http.ts";
import { createEmailLinkHandlers } from "./account/email-links/email-links.http.ts";
import { createEmailLinkStore } from "./account/email-links/email-links.store.ts";
import {
  createGymChangeHandlers,
  createGymHandlers,
  createGymSearchHandlers,
} from "./gyms/gyms.http.ts";
import { createGymScreenHandlers } from "./gym-screens/gym-screens.http.ts";
import { createGymStore } from "./gyms/gyms.store.ts";
import type { FaultFinder } from "./health/find-faults.ts";
import { createHealthHandlers } from "./health/health.http.ts";
import { createInstallationHandlers } from "./installation-handlers.ts";
import { createClimberHandlers } from "./climber-handlers.ts";
import { createMediaHandlers } from "./media-handlers.ts";
import { createInsightsHandlers } from "./insights/insights.http.ts";
import { createProfileHandlers } from "./profiles/profiles.http.ts";
import { createProfileStore } from "./profiles/profiles.store.ts";
import { createStatsStore } from "./profiles/stats.store.ts";
import { createReactionHandlers } from "./reactions/reactions.http.ts";
import { createReactionStore } from "./reactions/reactions.store.ts";
import { createReportHandlers } from "./reports/reports.http.ts";
import { createReportStore } from "./reports/reports.store.ts";
import { createResetHandlers } from "./resets/resets.http.ts";
import { createResetStore } from "./resets/resets.store.ts";
import { createArchiveHandlers } from "./routes/archive.http.ts";
import { createRouteChangeHandlers, createRouteHandlers } from "./routes/routes.http.ts";
import { createRouteStore } from "./routes/routes.store.ts";
import { createSecurityHandlers } from "./account/security/security.http.ts";
import { createSecurityStore } from "./account/security/security.store.ts";
import { createSetChangeHandlers, createSetHandlers } from "./sets/sets.http.ts";
import { createSetStore } from "./sets/sets.store.ts";
import { createTeamHandlers } from "./teams/team-handlers.ts";
import { createUserHandlers } from "./account/me.http.ts";
import { createVideoUploadCheck } from "./videos/videos.http.ts";
import { serveVideoUploads, type VideoUploadOptions } from "./video-uploads/serve-video-uploads.ts";
import { createMediaKeys, type MediaKeys } from "../media/media-keys.ts";
import { createVideoStore } from "./videos/videos.store.ts";

interface Services {
  readonly config: AppConfig;
  readonly db: Database;
  readonly replica: Replica | undefined;
  readonly storage: Storage;
  readonly sessions: Sessions;
  readonly sessionLinks: SessionLinks;
  readonly limits: RateLimits;
  readonly loginLimits: LoginLimits;
  readonly knownAddresses: KnownAddresses;
  readonly changes: Changes;
  readonly lists: ListCache;
  readonly findFaults: FaultFinder;
  readonly isStopping: () => boolean;
  readonly locateFfmpeg: FfmpegLocator | undefined;
}

/** Creates the handlers of every contract except the OpenAPI document. */
export function createFeatureHandlers(services: Services): readonly ContractHandlers[] {
  const { config, db, storage, changes, limits, lists } = services;
  const listReader = createListReader(db, services.replica);
  const readNameRules = createNameRulesReader(db);
  const mediaKeys = createMediaKeys(config.secretKeys);
  const climbs = createClimbStore(db, changes, limits);
  const routes = createRouteStore(db, changes);
  return [
    ...createUserFeatureHandlers({ ...services, readNameRules, mediaKeys }),
    createProfileHandlers({
      climbs,
      limits,
      readNameRules,
      mediaKeys,
      store: createProfileStore(db),
      stats: createStatsStore({ db, lists, listReader }),
    }),
    ...createGymFeatureHandlers(services, listReader),
    ...createCircuitFeatureHandlers(services),
    ...createSetFeatureHandlers(services),
    createRouteHandlers(routes, lists),
    createArchiveHandlers(listReader),
    createRouteChangeHandlers(routes, storage),
    createInsightsHandlers(listReader),
    createResetHandlers(createResetStore(db, changes)),
    createClimbHandlers(climbs),
    ...createClimberHandlers(db, changes),
    createActivityHandlers(createActivityStore(db, listReader)),
    createReactionHandlers(createReactionStore(changes)),
    createBlockHandlers(createBlockStore(db, changes)),
    createReportHandlers(createReportStore(db, changes)),
    ...createTeamHandlers({ ...services, mediaKeys }),
    createAdminHandlers({ store: createAdminStore(changes), listReader, mediaKeys }),
    createAuditHandlers(createAuditStore(db)),
    ...createInstallationHandlers(db, config),
    ...createMediaHandlers({ ...services, mediaKeys }),
    createHealthHandlers(services),
  ];
}

/** Adds the endpoints that the contract does not describe. */
export function serveOtherEndpoints(
  app: FastifyInstance,
  { services, ...options }: { readonly services: Services } & UploadSettings,
): void {
  const keys = createMediaKeys(services.config.secretKeys);
  const store = createVideoStore({ ...services, keys });
  const checkVideoUpload = createVideoUploadCheck({ ...services, store });
  serveVideoUploads(app, { ...services, ...options, checkVideoUpload });
}

type UploadSettings = Pick<
  VideoUploadOptions,
  "authenticator" | "scratch" | "minBytesPerSecond" | "limitUpload"
>;

/** Creates the handlers for gyms, their search, screens, calendars and codes. */
function createGymFeatureHandlers(
  { db, storage, changes, lists, limits }: Services,
  listReader: ListReader,
): readonly ContractHandlers[] {
  const gyms = createGymStore(db, changes);
  return [
    createGymHandlers(gyms, lists),
    createGymSearchHandlers(gyms, lists, listReader),
    createGymChangeHandlers(gyms, storage),
    createGymScreenHandlers({ db, gyms, lists }),
    createCalendarHandlers(listReader),
    createCodeHandlers(db, limits),
  ];
}

function createCircuitFeatureHandlers({
  db,
  changes,
  lists,
}: Services): readonly ContractHandlers[] {
  const circuits = createCircuitStore(db, changes);
  return [createCircuitHandlers(circuits, lists), createCircuitChangeHandlers(circuits)];
}

function createSetFeatureHandlers({ db, changes, lists }: Services): readonly ContractHandlers[] {
  const sets = createSetStore(db, changes);
  return [createSetHandlers(sets, lists), createSetChangeHandlers(sets)];
}

/** Creates the handlers for accounts, passwords and sessions. */
function createUserFeatureHandlers(
  services: Services & { readonly readNameRules: NameRulesReader; readonly mediaKeys: MediaKeys },
): readonly ContractHandlers[] {
  const { db, config, changes, mediaKeys } = services;
  const passwordQueue = createPasswordQueue(createPasswordHasher(config.passwordCost));
  const authStore = createAuthStore(db);
  const dependencies = { ...services, passwordQueue, authStore };
  return [
    createAuthHandlers({ ...dependencies, store: authStore }),
    createEmailLinkHandlers({
      ...dependencies,
      store: createEmailLinkStore(db),
      linkTokens: createLinkTokens(config.secretKeys),
    }),
    createUserHandlers(mediaKeys),
    createAccountHandlers({ ...dependencies, store: createAccountStore(changes) }),
    createSecurityHandlers({ ...dependencies, store: createSecurityStore(db, changes) }),
  ];
}
