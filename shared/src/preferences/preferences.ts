import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import type { Preferences } from "./parse-preferences.ts";
import { PREFERENCES_KEY, readStoredPreferences, storePreferences } from "./stored-preferences.ts";

export const preferences = createStore<Preferences>()(readStoredPreferences);

// Follow other tabs. Otherwise this tab would overwrite their changes with its old state.
addEventListener("storage", ({ key }) => {
  if (key === PREFERENCES_KEY || key === null) {
    preferences.setState(readStoredPreferences());
  }
});

export const setPreference = <Name extends keyof Preferences>(
  name: Name,
  value: Preferences[Name],
): void => {
  preferences.setState({ [name]: value });
  storePreferences(preferences.getState());
};

export const usePreferences = <T>(selector: (state: Preferences) => T): T =>
  useStore(preferences, selector);
