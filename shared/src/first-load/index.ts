/** What scripts need that run before the app. They bundle it, because the shared modules load later. */
export { addStyles } from "./add-styles.ts";
export { readStoredBody } from "./read-stored-body.ts";
export { DRAWING_ATTRIBUTE } from "./drawing-attribute.ts";
export { readCallResponse, readResponse, toAbsoluteUrl } from "./read-response.ts";
export { readStoredQuery } from "./read-stored-query.ts";
export { localData } from "../browser-storage/storage-area.ts";
export { hasStoredEntries } from "../outbox/port/has-stored-entries.ts";
export { readStoredPreferences, storePreferences } from "../preferences/stored-preferences.ts";
export { parseSearchParams } from "../search-params/search-params.ts";
export { readStoredToken, TOKEN_KEY } from "../session/stored-token.ts";
export { readVerificationEmail } from "../session/stored-verification-email.ts";
