import { isIP, isIPv4 } from "node:net";
import { join, resolve } from "node:path";

import * as z from "zod";

import { DEFAULT_CLIENT_REPORTS } from "./client-report-settings.ts";
import { DEFAULT_LIMITS } from "../auth/rate-limits.ts";
import { DEFAULT_POOL, DEFAULT_STATEMENT_LIMITS } from "../database/database.ts";
import { ADDRESS_FORMATS } from "../logging/logged-address.ts";
import { backupVariables } from "./backup-variables.ts";
import { folders, projectRoot } from "./project-root.ts";
import { releaseVariables } from "./release-variables.ts";
import { retentionVariables } from "./retention-variables.ts";
import { DEFAULT_SERVER_LIMITS } from "./server-limits.ts";
import { sessionVariables } from "./session-variables.ts";
import { telemetryVariables } from "./telemetry-variables.ts";
import { commaSeparatedList, flag, hostList, integer, isUrl } from "./variable-formats.ts";
import { parseStorageUrl } from "../storage/storage-url.ts";

const folderPath = (defaultPath: string) =>
  z
    .string()
    .default(defaultPath)
    .transform((path) => resolve(folders.relativePaths, path));

const LOG_LEVELS = ["debug", "info", "warn", "error"] as const;

const MEBIBYTE = 1_048_576;

/** A duration in seconds. The result is in milliseconds, like the default. */
const seconds = (defaultMs: number) =>
  integer(1, 86_400)
    .transform((value) => value * 1_000)
    .default(defaultMs);

const rateLimit = (defaultLimit: number) => integer(1, 1_000_000).default(defaultLimit);

/** The minimum is 100 in a second, which visitors of one gym can reach together. */
const readLimit = (defaultLimit: number) => integer(6_000, 10_000_000).default(defaultLimit);

const postgresUrl = z
  .string()
  .refine(
    (url) => isUrl(url, ["postgres:", "postgresql:"]),
    "must be an address such as postgresql://user:password@host/database",
  )
  .optional();

const secretKey = z
  .string()
  .min(32, "must have at least 32 characters")
  // systemd and Docker make a comment after the value a part of it.
  .refine((key) => !/\s#/.test(key), "must not end with a comment: write it on its own line")
  .optional();

const isOrigin = (text: string) =>
  isUrl(text, ["http:", "https:"]) && new URL(text).origin === text;

const isSender = (text: string) =>
  /^(?:[^<>",\p{Cc}]*<[^\s<>@",]+@[^\s<>@",]+>|[^\s<>@",]+@[^\s<>@",]+)$/u.test(text);

const originList = commaSeparatedList.refine(
  (entries) => entries.every(isOrigin),
  "must be a list of origins such as https://climber.example, separated by commas",
);

const NETWORK_NAMES = new Set(["loopback", "linklocal", "uniquelocal"]);

/** Whether the text is an IP address, a network such as 10.0.0.0/8, or the name of a network. */
function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const maxBits = isIPv4(address) ? 32 : 128;
  const isPrefixValid = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
  return NETWORK_NAMES.has(text) || (isIP(address) !== 0 && isPrefixValid && rest.length === 0);
}

/** All environment variables of the program, with their formats and defaults. */
export const Environment = z.object({
  PORT: integer(0, 65_535).default(8080),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: folderPath(folders.data),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_REPLICA_URL: postgresUrl,
  MIGRATE: flag("1"),
  STORAGE_URL: z
    .string()
    .transform(parseStorageUrl)
    .refine(
      (location) => location !== undefined,
      "must be a folder such as file:///srv/topout/files, or a bucket such as s3://bucket/prefix?region=eu-west-2 or s3://key:secret@bucket?endpoint=https://minio.example",
    )
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, "must be an origin such as https://topout.example, without a path")
    .optional(),
  UNENCRYPTED_HOSTS: hostList,
  SECRET_KEY: secretKey,
  ACCEPTED_SECRET_KEY: secretKey,
  ACCEPTED_SECRET_KEY_LAST_DAY: z.iso
    .date("must be a date such as 2027-02-26. The key is accepted until the end of that day in UTC")
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (url) => isUrl(url, ["smtp:", "smtps:"]) && new URL(url).hostname !== "",
      "must be an address such as smtps://user:password@mail.topout.example",
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      isSender,
      "must be one address such as no-reply@topout.example or Topout <no-reply@topout.example>",
    )
    .optional(),
  MODE: z.enum(["all", "api", "worker"], "must be all, api or worker").default("all"),
  DEMO: flag(),
  SERVICE_WORKER: flag("1"),
  EARLY_HINTS: flag(),
  REMOTES_DIR: folderPath(join(projectRoot, "dist/remotes")),
  ...releaseVariables,
  REMOTE_ORIGINS: originList,
  API_ORIGIN: z
    .string()
    .refine(isOrigin, "must be an origin such as https://api.example")
    .optional(),
  CORS_ORIGINS: originList,
  TRUSTED_PROXIES: commaSeparatedList.refine(
    (entries) => entries.every(isNetwork),
    "must be a list of addresses or networks such as 127.0.0.1, 10.0.0.0/8 or loopback, separated by commas",
  ),
  FFMPEG_PATH: z
    .string()
    .transform((path) => resolve(folders.relativePaths, path))
    .optional(),
  PASSWORD_MIN_LENGTH: integer(5, 128).default(5),
  PASSWORD_REFUSE_COMMON: flag(),
  ...sessionVariables,
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be ${LOG_LEVELS.join(", ")}`).optional(),
  LOG_ADDRESSES: z.enum(ADDRESS_FORMATS, `must be ${ADDRESS_FORMATS.join(", ")}`).default("cut"),
  METRICS_PORT: integer(0, 65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  ...telemetryVariables,
  ...backupVariables,
  ...retentionVariables,
  SHED_EVENT_LOOP_DELAY_MS: integer(0, 60_000).default(2_000),
  SHUTDOWN_DELAY_SECONDS: integer(0, 600)
    .transform((value) => value * 1_000)
    .default(0),
  TIMEOUT_HEADERS_SECONDS: seconds(DEFAULT_SERVER_LIMITS.headersTimeoutMs),
  TIMEOUT_BODY_SECONDS: seconds(DEFAULT_SERVER_LIMITS.bodyTimeoutMs),
  TIMEOUT_IDLE_SECONDS: seconds(DEFAULT_SERVER_LIMITS.idleTimeoutMs),
  TIMEOUT_KEEP_ALIVE_SECONDS: seconds(DEFAULT_SERVER_LIMITS.keepAliveTimeoutMs),
  UPLOAD_MIN_BYTES_PER_SECOND: integer(1, 1_000_000_000).default(
    DEFAULT_SERVER_LIMITS.uploadMinBytesPerSecond,
  ),
  UPLOADS_PER_USER: integer(1, 1_000).default(DEFAULT_SERVER_LIMITS.uploadsPerUser),
  DISK_RESERVE_MB: integer(0, 1_000_000_000)
    .transform((value) => value * MEBIBYTE)
    .default(DEFAULT_SERVER_LIMITS.diskReserveBytes),
  CONNECTIONS_PER_IP: integer(1, 1_000_000).default(DEFAULT_SERVER_LIMITS.connectionsPerIpAddress),
  LIMIT_READS_PER_IP: readLimit(DEFAULT_SERVER_LIMITS.readsPerIpAddress),
  LIMIT_READS_PER_USER: readLimit(DEFAULT_SERVER_LIMITS.readsPerUser),
  DATABASE_POOL_SIZE: integer(2, 1_000).default(DEFAULT_POOL.maxConnections),
  TIMEOUT_DATABASE_POOL_SECONDS: seconds(DEFAULT_POOL.connectionTimeoutMs),
  TIMEOUT_DATABASE_STATEMENT_SECONDS: seconds(DEFAULT_STATEMENT_LIMITS.statementTimeoutMs),
  TIMEOUT_DATABASE_LOCK_SECONDS: seconds(DEFAULT_STATEMENT_LIMITS.lockTimeoutMs),
  TIMEOUT_DATABASE_TRANSACTION_SECONDS: seconds(DEFAULT_STATEMENT_LIMITS.idleTransactionTimeoutMs),
  LIMIT_LOGINS_PER_ACCOUNT: rateLimit(DEFAULT_LIMITS.loginsPerAccount),
  LIMIT_LOGINS_PER_IP: rateLimit(DEFAULT_LIMITS.loginsPerIpAddress),
  LIMIT_SIGN_UPS_PER_IP: rateLimit(DEFAULT_LIMITS.signUpsPerIpAddress),
  LIMIT_SIGN_UP_BURST_PER_IP: rateLimit(DEFAULT_LIMITS.signUpBurstPerIpAddress),
  LIMIT_EMAILS_PER_IP: rateLimit(DEFAULT_LIMITS.emailsPerIpAddress),
  LIMIT_EMAILS_PER_RECIPIENT: rateLimit(DEFAULT_LIMITS.emailsPerRecipient),
  LIMIT_USERNAME_CHECKS_PER_IP: rateLimit(DEFAULT_LIMITS.usernameChecksPerIpAddress),
  LIMIT_CLIMBS_PER_USER: rateLimit(DEFAULT_LIMITS.climbsPerUser),
  LIMIT_SCANS_PER_IP: rateLimit(DEFAULT_LIMITS.scansPerIpAddress),
  LIMIT_EXPORTS_PER_USER: rateLimit(DEFAULT_LIMITS.exportsPerUser),
  CLIENT_REPORTS_PERCENT: integer(0, 100).default(DEFAULT_CLIENT_REPORTS.percent),
  LIMIT_CLIENT_REPORTS_PER_IP: rateLimit(DEFAULT_CLIENT_REPORTS.requestsPerIpAddress),
  LIMIT_REPORTED_VISITS_PER_IP: rateLimit(DEFAULT_CLIENT_REPORTS.visitsPerIpAddress),
});
export type Environment = z.infer<typeof Environment>;
