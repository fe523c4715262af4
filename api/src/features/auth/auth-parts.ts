import type { AppConfig } from "../../config/app-config.ts";
import type { ProofParts } from "../../auth/prove-password.ts";
import type { Sessions } from "../../auth/sessions.ts";
import type { AuthStore } from "./auth.store.ts";

/** What signing up and signing in need. */
export interface AuthParts extends ProofParts {
  readonly config: AppConfig;
  readonly store: AuthStore;
  readonly sessions: Sessions;
}
