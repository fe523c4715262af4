import type { AppConfig } from "../../app-config.ts";
import type { PasswordHashes } from "../../auth/password-hashes.ts";
import type { RateLimits } from "../../auth/rate-limits.ts";
import type { Sessions } from "../../auth/sessions.ts";
import type { AuthStore } from "./auth.store.ts";

/** What signing up and signing in need. */
export interface AuthParts {
  readonly config: AppConfig;
  readonly store: AuthStore;
  readonly hashes: PasswordHashes;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
}
