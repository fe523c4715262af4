import { afterEach, describe, expect, test, vi } from "vitest";

import { preferences, setPreference } from "./preferences.ts";
import { PREFERENCES_KEY } from "./stored-preferences.ts";

const readStored = () => JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? "null")?.state;

const changeInAnotherTab = (state: object | null) => {
  if (state === null) localStorage.clear();
  else localStorage.setItem(PREFERENCES_KEY, JSON.stringify({ state, version: 1 }));
  dispatchEvent(new StorageEvent("storage", { key: state === null ? null : PREFERENCES_KEY }));
};

afterEach(() => {
  preferences.setState(preferences.getInitialState(), true);
  localStorage.clear();
});

describe("preferences", () => {
  test("are stored on the device", () => {
    setPreference("theme", "dark");

    expect(readStored()).toMatchObject({ theme: "dark", sort: "name" });
  });

  test("follow changes in another tab and do not overwrite them", () => {
    setPreference("theme", "dark");

    changeInAnotherTab({ ...preferences.getState(), theme: "light" });
    expect(preferences.getState().theme).toBe("light");

    setPreference("sort", "sent");
    expect(readStored()).toMatchObject({ theme: "light", sort: "sent" });
  });

  test("last until the page closes if the storage is full", () => {
    const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });

    setPreference("theme", "dark");
    setItem.mockRestore();

    expect(preferences.getState().theme).toBe("dark");
    expect(readStored()).toBeUndefined();
  });

  test("are reset when the storage is cleared", () => {
    setPreference("theme", "dark");

    changeInAnotherTab(null);

    expect(preferences.getState().theme).toBe("system");
  });
});
