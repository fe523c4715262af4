import type { PasswordCost } from "../auth/password-hasher.ts";
import type { RateLimitSettings } from "../auth/rate-limits.ts";
import type { SecretKeys } from "../auth/secret-keys.ts";
import type { SessionIdle } from "../auth/session-idle.ts";
import type { AddressFormat } from "../logging/logged-address.ts";
import type { S3Location } from "../storage/storage-url.ts";
import type { ClientReportSettings } from "./client-report-settings.ts";
import type { DataRetention } from "./data-retention.ts";
import type { ServerLimits } from "./server-limits.ts";

export interface PasswordRules {
  readonly passwordMinLength: number;
  readonly shouldRejectCommonPasswords: boolean;
}

/** The part of the configuration that the API reads. */
export interface AppConfig extends PasswordRules {
  /** Whether other processes run the jobs. Default: this one. */
  readonly mode?: "all" | "api" | "worker";
  /** The keys that sign access tokens and links, at least 32 bytes long. */
  readonly secretKeys: SecretKeys;
  /** The URL that users open. Default: the address of the server. */
  readonly publicUrl?: string | undefined;
  readonly limits?: RateLimitSettings;
  readonly serverLimits?: ServerLimits;
  /** Default: `DEFAULT_DATA_RETENTION`. */
  readonly dataRetention?: DataRetention;
  /** Default: `DEFAULT_SESSION_IDLE`. */
  readonly sessionIdle?: SessionIdle;
  /** Default: `DEFAULT_CLIENT_REPORTS`. */
  readonly clientReports?: ClientReportSettings;
  /** Origins whose pages may call the API. Default: none. */
  readonly corsOrigins?: readonly string[];
  /** Addresses whose X-Forwarded-For, X-Request-Id and traceparent headers are trusted. Default: none. */
  readonly trustedProxies?: string[];
  /** The file with the release history, or the bucket that contains it. Default: none. */
  readonly releaseHistory?: string | S3Location;
  /** The folder or the bucket with the registry that releases edit. Default: none. */
  readonly releaseTarget?: string | S3Location;
  /** The folder of the shell's build. Default: none. */
  readonly siteDir?: string;
  /** The folder with the registry of the remotes. Default: none. */
  readonly remotesDir?: string;
  /** Other origins that remotes may come from. Default: none. */
  readonly remoteOrigins?: readonly string[];
  /** How the log names the addresses of clients. Default: cut. */
  readonly logAddresses?: AddressFormat;
  /** Measures requests for the metrics. Default: not measured. */
  readonly shouldMeasure?: boolean;
  /** While the delay of the event loop is longer, requests get 503. 0 or undefined: no limit. */
  readonly maxEventLoopDelayMs?: number;
  /** Tests use a lower cost to save time. */
  readonly passwordCost?: PasswordCost;
  /** Fails the request if the response does not match its schema. Enabled in tests. */
  readonly shouldValidateResponses?: boolean;
}
