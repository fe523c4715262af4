/** Calls about one's own account that the first screen does without: a first visit does not pay for them. */
export { accountMutations } from "./account.ts";
export { authMutations, logout } from "./auth.ts";
export { emailLinkMutations } from "./email-links.ts";
export { profileQueries } from "./profiles.ts";
export { useSendVerification } from "./use-send-verification.ts";
