import { Client } from "pg";

import { StartupError } from "../errors/startup-error.ts";
import type { StorageLocation } from "../storage/storage-url.ts";
import type { Environment } from "./environment.ts";
import { isLoopback } from "./loopback.ts";

/** A connection that does not use TLS. */
interface PlainConnection {
  /** The variable or option that has the address. */
  readonly source: string;
  /** A path for a Unix socket. */
  readonly host: string;
  /** How the operator turns on TLS. */
  readonly remedy: string;
}

const DATABASE_VARIABLES = ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"] as const;
const BUCKET_VARIABLES = ["STORAGE_URL", "BACKUP_TO", "RELEASE_HISTORY", "RELEASE_TARGET"] as const;
const HTTP_VARIABLES = [
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
  "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT",
  // For the connections of browsers.
  "PUBLIC_URL",
] as const;

/**
 * Rejects addresses of other machines without TLS, because machines in between could read passwords. `toSmtpUrl`
 * requires TLS of mail servers.
 * @throws {StartupError}
 */
export function rejectUnencryptedConnections(env: Environment): void {
  const connections = [
    ...DATABASE_VARIABLES.map((name) => findPlainDatabase(name, env[name])),
    ...BUCKET_VARIABLES.map((name) => findPlainBucket(name, env[name])),
    ...HTTP_VARIABLES.map((name) => findPlainHttp(name, env[name])),
  ];
  rejectConnections(connections, env.UNENCRYPTED_HOSTS);
}

/**
 * Rejects a bucket that a command gets as an option, as `rejectUnencryptedConnections` does.
 * @throws {StartupError}
 */
export function rejectUnencryptedBucket(
  option: string,
  location: StorageLocation,
  unencryptedHosts: readonly string[],
): void {
  rejectConnections([findPlainBucket(option, location)], unencryptedHosts);
}

/** Returns SMTP_URL. With `smtp:`, another machine must offer TLS (STARTTLS) before the login. */
export function toSmtpUrl({ SMTP_URL, UNENCRYPTED_HOSTS }: Environment): string | undefined {
  if (SMTP_URL === undefined) return undefined;
  const url = new URL(SMTP_URL);
  if (url.protocol === "smtps:" || canBeUnencrypted(getHost(url), UNENCRYPTED_HOSTS)) {
    return SMTP_URL;
  }
  url.searchParams.set("requireTLS", "true");
  return url.href;
}

function rejectConnections(
  connections: readonly (PlainConnection | undefined)[],
  unencryptedHosts: readonly string[],
): void {
  const reasons = connections
    .filter((connection) => connection !== undefined)
    .filter(({ host }) => !canBeUnencrypted(host, unencryptedHosts))
    .map(
      ({ source, host, remedy }) =>
        `${source} names ${host} without TLS: ${remedy}, or add ${host} to UNENCRYPTED_HOSTS if no other machine can read the traffic`,
    );
  if (reasons.length > 0) throw new StartupError(reasons.join("; "));
}

function canBeUnencrypted(host: string, unencryptedHosts: readonly string[]): boolean {
  const isSocket = host.startsWith("/");
  return isSocket || isLoopback(host) || unencryptedHosts.includes(host.toLowerCase());
}

/** Returns the host without the brackets of an IPv6 address. */
const getHost = ({ hostname }: URL): string => hostname.replaceAll(/[[\]]/g, "");

function findPlainHttp(source: string, text: string | undefined): PlainConnection | undefined {
  if (text === undefined) return undefined;
  const url = new URL(text);
  return url.protocol === "http:"
    ? { source, host: getHost(url), remedy: "use https:" }
    : undefined;
}

function findPlainBucket(
  source: string,
  location: StorageLocation | string | undefined,
): PlainConnection | undefined {
  const isBucket = typeof location === "object" && location.kind === "s3";
  return isBucket ? findPlainHttp(source, location.endpoint) : undefined;
}

/** Reads the URL like the client of the database, which also uses variables such as PGSSLMODE. */
function findPlainDatabase(source: string, url: string | undefined): PlainConnection | undefined {
  if (url === undefined) return undefined;
  const { host, ssl } = createClient(source, url);
  return ssl ? undefined : { source, host, remedy: "end it with ?sslmode=verify-full" };
}

/** @throws {StartupError} if the URL names a certificate that cannot be read. */
function createClient(source: string, url: string): Client {
  try {
    return new Client({ connectionString: url });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${source} cannot be used: ${reason}`);
  }
}
