import { join } from "node:path";

import type { RateLimitSettings } from "../auth/rate-limits.ts";
import type { StatementLimits } from "../database/database.ts";
import { rejectIncompleteBackups, toBackupConfig } from "./backup-config.ts";
import { rejectUnencryptedConnections, toSmtpUrl } from "./encrypted-connections.ts";
import { toClientReports } from "./client-report-config.ts";
import { Environment } from "./environment.ts";
import { isLoopback } from "./loopback.ts";
import { toObservability } from "./observability-config.ts";
import { projectRoot } from "./project-root.ts";
import { readSecretFiles } from "./secret-files.ts";
import { rejectIncompleteRotation, toSecretKeys } from "./secret-key-config.ts";
import { toDataRetention } from "./retention-config.ts";
import { DEFAULT_SERVER_LIMITS, type ServerLimits } from "./server-limits.ts";
import { StartupError } from "../errors/startup-error.ts";
import { toFolderLocation } from "../storage/storage-url.ts";

export type Config = ReturnType<typeof toConfig>;

/**
 * Parses the environment, and the secrets in files that it names.
 * @throws {StartupError} with all invalid variables in one line.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const entries = Object.entries({ ...env, ...readSecretFiles(env) }).filter(([, value]) => value);
  const parsed = Environment.safeParse(Object.fromEntries(entries));
  if (!parsed.success) {
    throw new StartupError(
      parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; "),
    );
  }
  rejectUnsafeHost(parsed.data);
  rejectIncompleteMode(parsed.data);
  rejectIncompleteDatabase(parsed.data);
  rejectIncompleteBackups(parsed.data);
  rejectIncompleteRotation(parsed.data);
  rejectUnencryptedConnections(parsed.data);
  return toConfig(parsed.data);
}

/** Rejects a public host for the demo, and a public host without a key and a public URL. */
function rejectUnsafeHost({ HOST, DEMO, SECRET_KEY, PUBLIC_URL }: Environment): void {
  if (isLoopback(HOST)) return;
  if (DEMO) {
    throw new StartupError(
      `DEMO cannot run on HOST ${HOST}, because the password of its accounts is public. Use HOST 127.0.0.1`,
    );
  }
  const missing = findMissing({ SECRET_KEY, PUBLIC_URL });
  if (missing.length === 0) return;
  throw new StartupError(
    `HOST ${HOST} can be reached by other machines, so ${listFormat.format(missing)} must be set`,
  );
}

/** Rejects `api` and `worker` without the settings that all processes share: database, storage, key and public URL. */
function rejectIncompleteMode({ MODE, ...env }: Environment): void {
  if (MODE === "all") return;
  const { DATABASE_URL, STORAGE_URL, SECRET_KEY, PUBLIC_URL } = env;
  const missing = findMissing({ DATABASE_URL, STORAGE_URL, SECRET_KEY, PUBLIC_URL });
  if (missing.length === 0) return;
  throw new StartupError(
    `MODE ${MODE} shares data with other processes, so ${listFormat.format(missing)} must be set`,
  );
}

function rejectIncompleteDatabase(env: Environment): void {
  if (env.DATABASE_URL !== undefined) return;
  if (env.DATABASE_DIRECT_URL !== undefined) {
    throw new StartupError("DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler");
  }
  if (env.DATABASE_REPLICA_URL !== undefined) {
    throw new StartupError("DATABASE_REPLICA_URL needs DATABASE_URL, the address of the primary");
  }
}

const listFormat = new Intl.ListFormat("en", { type: "conjunction" });

const findMissing = (settings: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(settings).filter((name) => settings[name] === undefined);

/** Renames the variables. `Environment` has already converted seconds to milliseconds, and megabytes to bytes. */
function toConfig(env: Environment) {
  return {
    mode: env.MODE,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    ...toDatabaseUrls(env),
    shouldMigrate: env.MIGRATE,
    ...toStorages(env),
    publicUrl: env.PUBLIC_URL,
    unencryptedHosts: env.UNENCRYPTED_HOSTS,
    secretKeys: toSecretKeys(env),
    smtpUrl: toSmtpUrl(env),
    mailFrom: env.MAIL_FROM,
    hasDemo: env.DEMO,
    hasServiceWorker: env.SERVICE_WORKER,
    hasEarlyHints: env.EARLY_HINTS,
    logLevel: env.LOG_LEVEL ?? (env.DEMO ? "warn" : "info"),
    logAddresses: env.LOG_ADDRESSES,
    ffmpegPath: env.FFMPEG_PATH,
    siteDir: join(projectRoot, "dist/site"),
    ...toReleases(env),
    apiOrigin: env.API_ORIGIN,
    corsOrigins: env.CORS_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    ...toPasswordRules(env),
    shutdownDelayMs: env.SHUTDOWN_DELAY_SECONDS,
    ...toObservability(env),
    maxEventLoopDelayMs: env.SHED_EVENT_LOOP_DELAY_MS,
    serverLimits: toServerLimits(env),
    pool: toPool(env),
    statementLimits: toStatementLimits(env),
    limits: toRateLimits(env),
    dataRetention: toDataRetention(env),
    sessionIdle: { days: env.SESSION_IDLE_DAYS, staffDays: env.STAFF_SESSION_IDLE_DAYS },
    clientReports: toClientReports(env),
  };
}

const toReleases = (env: Environment) => ({
  remotesDir: env.REMOTES_DIR,
  remoteOrigins: env.REMOTE_ORIGINS,
  releaseTarget: env.RELEASE_TARGET ?? env.REMOTES_DIR,
  releaseHistory: env.RELEASE_HISTORY ?? join(env.DATA_DIR, "releases.jsonl"),
});

const toStorages = (env: Environment) => ({
  storage: env.STORAGE_URL ?? toFolderLocation(join(env.DATA_DIR, "files")),
  backups: toBackupConfig(env),
});

const toDatabaseUrls = (env: Environment) => ({
  databaseUrl: env.DATABASE_URL,
  databaseDirectUrl: env.DATABASE_DIRECT_URL,
  databaseReplicaUrl: env.DATABASE_REPLICA_URL,
});

const toPasswordRules = (env: Environment) => ({
  passwordMinLength: env.PASSWORD_MIN_LENGTH,
  shouldRejectCommonPasswords: env.PASSWORD_REFUSE_COMMON,
});

const toServerLimits = (env: Environment): ServerLimits => ({
  ...DEFAULT_SERVER_LIMITS,
  headersTimeoutMs: env.TIMEOUT_HEADERS_SECONDS,
  bodyTimeoutMs: env.TIMEOUT_BODY_SECONDS,
  idleTimeoutMs: env.TIMEOUT_IDLE_SECONDS,
  keepAliveTimeoutMs: env.TIMEOUT_KEEP_ALIVE_SECONDS,
  uploadMinBytesPerSecond: env.UPLOAD_MIN_BYTES_PER_SECOND,
  uploadsPerUser: env.UPLOADS_PER_USER,
  diskReserveBytes: env.DISK_RESERVE_MB,
  connectionsPerIpAddress: env.CONNECTIONS_PER_IP,
  readsPerIpAddress: env.LIMIT_READS_PER_IP,
  readsPerUser: env.LIMIT_READS_PER_USER,
});

const toPool = (env: Environment) => ({
  maxConnections: env.DATABASE_POOL_SIZE,
  connectionTimeoutMs: env.TIMEOUT_DATABASE_POOL_SECONDS,
});

const toStatementLimits = (env: Environment): StatementLimits => ({
  statementTimeoutMs: env.TIMEOUT_DATABASE_STATEMENT_SECONDS,
  lockTimeoutMs: env.TIMEOUT_DATABASE_LOCK_SECONDS,
  idleTransactionTimeoutMs: env.TIMEOUT_DATABASE_TRANSACTION_SECONDS,
});

const toRateLimits = (env: Environment): RateLimitSettings => ({
  loginsPerAccount: env.LIMIT_LOGINS_PER_ACCOUNT,
  loginsPerIpAddress: env.LIMIT_LOGINS_PER_IP,
  signUpsPerIpAddress: env.LIMIT_SIGN_UPS_PER_IP,
  signUpBurstPerIpAddress: env.LIMIT_SIGN_UP_BURST_PER_IP,
  emailsPerIpAddress: env.LIMIT_EMAILS_PER_IP,
  emailsPerRecipient: env.LIMIT_EMAILS_PER_RECIPIENT,
  usernameChecksPerIpAddress: env.LIMIT_USERNAME_CHECKS_PER_IP,
  climbsPerUser: env.LIMIT_CLIMBS_PER_USER,
  scansPerIpAddress: env.LIMIT_SCANS_PER_IP,
  exportsPerUser: env.LIMIT_EXPORTS_PER_USER,
});
