import { useStore } from "zustand";
import { persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";

import { readPreferences } from "./read-preferences.ts";

/** The document's theme script reads this key before the first paint. */
export const PREFERENCES_KEY = "topout.preferences";

export type ThemeChoice = "system" | "light" | "dark";
export type RouteSort = "name" | "sent" | "mostSent" | "location" | "style";

/** What this device remembers of its user's choices. Nothing here is on the server. */
export interface Preferences {
  /** The gym last chosen; without one the home gym counts, then the first. */
  readonly gymId: string | null;
  readonly sort: RouteSort;
  /** By gym: the circuits that are switched off. */
  readonly circuitFilters: Readonly<Record<string, readonly string[]>>;
  /** The circuit whose section is unfolded. */
  readonly openCircuit: string | null;
  readonly theme: ThemeChoice;
}

const untouched: Preferences = {
  gymId: null,
  sort: "name",
  circuitFilters: {},
  openCircuit: null,
  theme: "system",
};

export const preferences = createStore<Preferences>()(
  persist(() => untouched, {
    name: PREFERENCES_KEY,
    version: 1,
    merge: (stored) => readPreferences(stored, untouched),
  }),
);

export const setPreference = <Name extends keyof Preferences>(
  name: Name,
  value: Preferences[Name],
): void => {
  preferences.setState({ [name]: value });
};

export const usePreferences = <T>(selector: (state: Preferences) => T): T =>
  useStore(preferences, selector);
