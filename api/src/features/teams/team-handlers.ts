import type { AppConfig } from "../../config/app-config.ts";
import type { Changes } from "../../auth/changes.ts";
import { createInvitationTokens } from "../../auth/invitation-tokens.ts";
import type { RateLimits } from "../../auth/rate-limits.ts";
import type { DatabaseReader } from "../../database/database.ts";
import type { ContractHandlers } from "../../http/define-handlers.ts";
import type { MediaKeys } from "../../media/media-keys.ts";
import { createInvitationHandlers } from "./invitations.http.ts";
import { createInvitationStore } from "./invitations.store.ts";
import { createMemberHandlers } from "./members.http.ts";
import { createMemberStore } from "./members.store.ts";
import { createReceivedInvitationStore } from "./received-invitations.store.ts";

interface Services {
  readonly config: AppConfig;
  readonly db: DatabaseReader;
  readonly changes: Changes;
  readonly limits: RateLimits;
  readonly mediaKeys: MediaKeys;
}

/** Creates the handlers for the members of gyms and for invitations. */
export const createTeamHandlers = ({
  config,
  db,
  changes,
  limits,
  mediaKeys,
}: Services): readonly ContractHandlers[] => [
  createMemberHandlers(createMemberStore(db, changes)),
  createInvitationHandlers({
    limits,
    mediaKeys,
    store: createInvitationStore(db, changes),
    received: createReceivedInvitationStore(db, changes),
    tokens: createInvitationTokens(config.secretKeys),
  }),
];
