import type { PasswordCost } from "../auth/password-hasher.ts";
import type { Limits } from "../auth/rate-limits.ts";
import type { PasswordRules } from "../auth/validate-password.ts";

/** The part of the configuration that the API reads. */
export interface AppConfig extends PasswordRules {
  /** Signs access tokens. At least 32 bytes. */
  readonly secretKey: string;
  readonly limits?: Limits;
  /** Origins whose pages may call the API. Default: none. */
  readonly corsOrigins?: readonly string[];
  /** Addresses whose X-Forwarded-For header is trusted. Default: none. */
  readonly trustedProxies?: string[];
  /** Tests use a lower cost to save time. */
  readonly passwordCost?: PasswordCost;
  /** Fails the request if a response does not match its schema. Set in tests. */
  readonly checkAnswers?: boolean;
}
