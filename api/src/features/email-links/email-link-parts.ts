import type { AppConfig } from "../../config/app-config.ts";
import type { LinkTokens } from "../../auth/link-tokens.ts";
import type { PasswordHashes } from "../../auth/password-hashes.ts";
import type { RateLimits } from "../../auth/rate-limits.ts";
import type { EmailLinkStore } from "./email-links.store.ts";

export interface EmailLinkParts {
  readonly config: AppConfig;
  readonly store: EmailLinkStore;
  readonly links: LinkTokens;
  readonly hashes: PasswordHashes;
  readonly limits: RateLimits;
}
