/** Account and profile calls. They have a separate entry because the first screen does not need them. */
export { accountMutations } from "./account.ts";
export { authMutations, logout } from "./auth.ts";
export { blockMutations, blockQueries } from "./blocks.ts";
export { emailLinkMutations } from "./email-links.ts";
export { invitationMutations, invitationQueries } from "./invitations.ts";
export { profileQueries, type ViewOptions } from "./profiles.ts";
export { sentRoutesQuery } from "./sent-routes.ts";
export { createPasswordChange, securityMutations, securityQueries } from "./security.ts";
export { useSendVerification } from "./use-send-verification.ts";
