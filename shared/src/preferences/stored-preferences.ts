import { localData } from "../browser-storage/storage-area.ts";
import { type Preferences, parsePreferences } from "./parse-preferences.ts";

export const PREFERENCES_KEY = "topout.preferences";

/** Reads the preferences without their store, before the scripts of the app have loaded. */
export const readStoredPreferences = (): Preferences =>
  parsePreferences(Object(localData.readJson(PREFERENCES_KEY)).state);

/** Without space in the storage, the preferences last until the page closes. */
export function storePreferences(state: Preferences): void {
  localData.write(PREFERENCES_KEY, JSON.stringify({ state, version: 1 }));
}
