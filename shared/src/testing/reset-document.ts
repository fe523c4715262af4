import { notifications } from "@topout/shared/platform";
import { cleanup } from "@testing-library/react";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, afterEach, beforeEach, vi } from "vitest";

import { installWebLocks } from "./web-locks.ts";

// Test files without isolation share a document and the stores of the loaded modules.

/** The queries of `screen` are bound to it. */
const { body } = document;

/** jsdom has neither of these. Otherwise a file would find what an earlier one has left. */
beforeEach(() => {
  installWebLocks();
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // The session and the preferences read the storage again, as after a change in another tab.
  dispatchEvent(new StorageEvent("storage"));
  notifications.setState({ list: [] });
  document.title = "";
  document.body = body;
  body.replaceChildren();
  history.replaceState(null, "", "/");
});

/** Vitest restores spies after each file, but neither globals nor timers. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
