import { useStore } from "zustand";
import { persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";

import { type Preferences, parsePreferences, defaultPreferences } from "./parse-preferences.ts";
import { PREFERENCES_KEY } from "./stored-preferences.ts";

export const preferences = createStore<Preferences>()(
  persist(() => defaultPreferences, {
    name: PREFERENCES_KEY,
    version: 1,
    merge: (stored) => parsePreferences(stored),
  }),
);

// Follow other tabs. Otherwise this tab would overwrite their changes with its old state.
addEventListener("storage", ({ key }) => {
  if (key === PREFERENCES_KEY || key === null) void preferences.persist.rehydrate();
});

export const setPreference = <Name extends keyof Preferences>(
  name: Name,
  value: Preferences[Name],
): void => {
  preferences.setState({ [name]: value });
};

export const usePreferences = <T>(selector: (state: Preferences) => T): T =>
  useStore(preferences, selector);
