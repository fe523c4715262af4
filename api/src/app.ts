import type { FastifyInstance } from "fastify";

import { createAuthenticator } from "./auth/authenticator.ts";
import { createKnownAddresses } from "./auth/known-addresses.ts";
import { createLoginLimits } from "./auth/login-limits.ts";
import { createRateLimits } from "./auth/rate-limits.ts";
import { createSessionLinks } from "./auth/session-links.ts";
import { createSessions } from "./auth/sessions.ts";
import { createTokens } from "./auth/tokens.ts";
import { createProxyCheck } from "./auth/trusted-proxies.ts";
import type { AppConfig } from "./config/app-config.ts";
import { DEFAULT_SERVER_LIMITS } from "./config/server-limits.ts";
import type { Database } from "./database/database.ts";
import type { Replica } from "./database/replica.ts";
import { createCleanups } from "./features/create-cleanups.ts";
import { createFaultFinder, type FaultFinder } from "./features/health/find-faults.ts";
import { DEFAULT_DATA_RETENTION } from "./config/data-retention.ts";
import { createFeatureHandlers, serveOtherEndpoints } from "./features/index.ts";
import type { Disk } from "./files/disk.ts";
import { openScratchFolder } from "./files/scratch-folder.ts";
import { createServer } from "./http/create-server.ts";
import { createUploadLimiter } from "./http/uploads/limit-uploads.ts";
import { configureApiScope } from "./http/api-scope.ts";
import { MAX_BODY_BYTES } from "./http/body-limits.ts";
import { stripForwardedPorts } from "./http/strip-forwarded-ports.ts";
import { limitBodyTime } from "./http/limit-body-time.ts";
import { limitConnections } from "./http/limit-connections.ts";
import { createReadLimiter, limitReads } from "./http/limit-reads.ts";
import { rejectChangesWithoutSpace } from "./http/reject-changes.ts";
import { registerCors } from "./http/cors.ts";
import { mountContract } from "./http/mount-contract.ts";
import { rewriteUrl } from "./http/rewrite-url.ts";
import { shedLoad } from "./http/shed-load.ts";
import { scheduleCleanup } from "./http/schedule-cleanup.ts";
import { type Changes, createChanges } from "./auth/changes.ts";
import { createListCache } from "./lists/create-list-cache.ts";
import {
  createLoggerOptions,
  createResponseLog,
  type LogOptions,
  sendRequestId,
} from "./logging/log.ts";
import { createAddressFormat } from "./logging/logged-address.ts";
import type { FfmpegLocator } from "./media/video/locate-ffmpeg.ts";
import { observeRequests } from "./metrics/observe-requests.ts";
import { serveDocs } from "./openapi/docs.ts";
import { createOpenApiHandlers } from "./openapi/openapi.http.ts";
import type { Storage } from "./storage/storage.ts";
import type { Tracing } from "./telemetry/tracing.ts";

export interface AppOptions {
  readonly config: AppConfig;
  readonly db: Database;
  /** The URL of the database without a pooler. Default: the URL of `db`. */
  readonly directUrl?: string;
  /** Serves lists that may be a second old. Default: none. */
  readonly replica?: Replica | undefined;
  readonly storage: Storage;
  /** Contains uploaded files while the server handles their request. */
  readonly uploadsDir: string;
  readonly log?: LogOptions;
  /** Pass an instance if other code of this process writes to the same database. */
  readonly changes?: Changes;
  /** What /api/health checks. Default: the database and the storage. */
  readonly findFaults?: FaultFinder | undefined;
  /** While one of them is almost full, changes get 503. Default: none. */
  readonly disks?: readonly Disk[];
  /** While it returns true, /api/ready gets 503, so that load balancers send no more requests. */
  readonly isStopping?: () => boolean;
  /** Pass it if this process also runs the worker. Without ffmpeg, the API then rejects uploads of videos. */
  readonly locateFfmpeg?: FfmpegLocator | undefined;
  /** Records requests as spans. Default: not recorded. */
  readonly tracing?: Tracing | undefined;
}

/** The maximum URL length of Node.js, so that the endpoints can validate every parameter. */
const MAX_PARAM_LENGTH = 16_384;

/** How often Node.js looks for connections whose headers are late. */
const CONNECTIONS_CHECK_INTERVAL_MS = 5_000;

/** Builds the app with the API at /api. Call `listen` or `inject` on the result. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config } = options;
  const app = createAppServer(options);
  await registerCors(app, config.corsOrigins ?? []);

  const { authenticator, ...services } = createServices(app, options);
  const serverLimits = getServerLimits(config);
  const readLimiter = createReadLimiter(serverLimits);
  const context = {
    authenticator,
    readLimiter,
    shouldValidateResponses: config.shouldValidateResponses ?? false,
    uploads: await openScratchFolder(options.uploadsDir),
    uploadMinBytesPerSecond: serverLimits.uploadMinBytesPerSecond,
    limitUpload: createUploadLimiter(options.uploadsDir, serverLimits),
  };
  await app.register(
    async (api) => {
      configureApiScope(api);
      if (config.maxEventLoopDelayMs) await shedLoad(api, config.maxEventLoopDelayMs);
      limitReads(api, readLimiter);
      rejectChangesWithoutSpace(api, options.disks ?? []);
      for (const handlers of [...createFeatureHandlers(services), createOpenApiHandlers()]) {
        mountContract(api, handlers, context);
      }
      serveOtherEndpoints(api, {
        services,
        authenticator,
        scratch: context.uploads,
        minBytesPerSecond: context.uploadMinBytesPerSecond,
        limitUpload: context.limitUpload,
      });
      serveDocs(api);
    },
    { prefix: "/api" },
  );
  return app;
}

/** Creates the services that the features share, and schedules the removal of expired rows. */
function createServices(app: FastifyInstance, { config, db, storage, ...options }: AppOptions) {
  const tokens = createTokens(config.secretKeys);
  const sessions = createSessions(db, tokens, config.sessionIdle);
  const limits = createRateLimits(db, config.limits);
  const loginLimits = createLoginLimits(db, config.limits);
  const knownAddresses = createKnownAddresses(db);
  const sessionLinks = createSessionLinks(db, sessions);
  const { replica, changes = createChanges(db, { recordsWrites: !!replica }) } = options;
  const { immediateListBuilds } = getServerLimits(config);
  const { dataRetention: retention = DEFAULT_DATA_RETENTION } = config;
  const lists = createListCache(app, {
    db,
    directUrl: options.directUrl,
    changes,
    immediateListBuilds,
  });
  scheduleCleanup(app, [
    sessions.deleteExpired,
    sessionLinks.deleteExpired,
    limits.deleteExpired,
    () => knownAddresses.deleteExpired(retention.knownNetworkDays),
    ...createCleanups({ db, changes, retention }),
  ]);
  const authenticator = createAuthenticator({ db, tokens, sessions, links: sessionLinks });
  const stores = { sessions, sessionLinks, limits, loginLimits, knownAddresses, changes, lists };
  const { isStopping = () => false, findFaults = createFaultFinder({ db, storage }) } = options;
  const checks = { isStopping, findFaults, locateFfmpeg: options.locateFfmpeg };
  return { authenticator, config, db, replica, storage, ...checks, ...stores };
}

const getServerLimits = ({ serverLimits = DEFAULT_SERVER_LIMITS }: AppConfig) => serverLimits;

function createAppServer({ config, log, tracing }: AppOptions): FastifyInstance {
  const limits = getServerLimits(config);
  const isProxy = createProxyCheck(config.trustedProxies);
  const app = createServer({
    ...createLoggerOptions({ ...log, isProxy }),
    hasHttps: !!config.publicUrl?.startsWith("https:"),
    trustProxy: config.trustedProxies ?? false,
    rewriteUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    bodyLimit: MAX_BODY_BYTES,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: Math.min(limits.headersTimeoutMs, CONNECTIONS_CHECK_INTERVAL_MS),
    },
    connectionTimeout: limits.idleTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    // During shutdown, keep serving requests that arrive on open keep-alive connections.
    return503OnClosing: false,
  });
  tracing?.traceRequests(app, isProxy);
  if (config.shouldMeasure) observeRequests(app);
  app.addHook("onRequest", sendRequestId);
  if (config.trustedProxies?.length) app.addHook("onRequest", stripForwardedPorts);
  limitConnections(app, {
    maxPerIpAddress: limits.connectionsPerIpAddress,
    isProxy,
  });
  limitBodyTime(app, limits.bodyTimeoutMs);
  const { logAddresses = "cut", secretKeys } = config;
  const formatAddress = createAddressFormat(logAddresses, secretKeys.current);
  app.addHook("onResponse", createResponseLog(formatAddress));
  return app;
}
