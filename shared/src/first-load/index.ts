/** What scripts need that run before the app. They bundle it, because the shared modules load later. */
export { FIRST_MAP_ATTRIBUTE } from "./first-map-attribute.ts";
export { localData } from "../browser-storage/storage-area.ts";
export { hasStoredEntries } from "../outbox/port/has-stored-entries.ts";
export { readStoredPreferences } from "../preferences/stored-preferences.ts";
export { readStoredToken, TOKEN_KEY } from "../session/stored-token.ts";
export { readVerificationEmail } from "../session/stored-verification-email.ts";
