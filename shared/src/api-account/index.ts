/** Calls about one's own account that the first screen does without: a first visit does not pay for them. */
export { authMutations, logout } from "./auth.ts";
export { emailLinkMutations } from "./email-links.ts";
export { useSendVerification } from "./use-send-verification.ts";
