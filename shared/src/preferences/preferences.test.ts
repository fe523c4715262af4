// @vitest-environment jsdom
import { afterEach, describe, expect, test } from "vitest";

import { preferences, PREFERENCES_KEY, setPreference } from "./preferences.ts";

const kept = () => JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? "null")?.state;

const inAnotherTab = (state: object | null) => {
  if (state === null) localStorage.clear();
  else localStorage.setItem(PREFERENCES_KEY, JSON.stringify({ state, version: 1 }));
  dispatchEvent(new StorageEvent("storage", { key: state === null ? null : PREFERENCES_KEY }));
};

afterEach(() => {
  preferences.setState(preferences.getInitialState(), true);
  localStorage.clear();
});

describe("the preferences", () => {
  test("are kept on the device", () => {
    setPreference("theme", "dark");

    expect(kept()).toMatchObject({ theme: "dark", sort: "name" });
  });

  test("follow what another tab has chosen, and never write the old choice back", () => {
    setPreference("theme", "dark");

    inAnotherTab({ ...preferences.getState(), theme: "light" });
    expect(preferences.getState().theme).toBe("light");

    setPreference("sort", "sent");
    expect(kept()).toMatchObject({ theme: "light", sort: "sent" });
  });

  test("are untouched again when the storage is cleared", () => {
    setPreference("theme", "dark");

    inAnotherTab(null);

    expect(preferences.getState().theme).toBe("system");
  });
});
