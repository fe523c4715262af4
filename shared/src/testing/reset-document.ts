import { notifications } from "@topout/shared/platform";
import { cleanup } from "@testing-library/react";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";

import { installWebLocks } from "./web-locks.ts";

// Test files without isolation share a document and the stores of the loaded modules.

/** The queries of `screen` are bound to the body. */
const { body, documentElement, head } = document;

/** styled-components inserts its rules into its style element, and never again if a test removes that. */
const styles = document.createElement("style");
head.append(styles);

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
  document.body = body;
  body.replaceChildren();
  for (const element of [documentElement, head, body]) removeAttributes(element);
  for (const element of head.querySelectorAll(":scope > :not(style)")) element.remove();
  if (!styles.isConnected) throw new Error("A test must not remove the styles of later files.");
  history.replaceState(null, "", "/");
});

const removeAttributes = (element: Element) =>
  element.getAttributeNames().forEach((name) => element.removeAttribute(name));

const { useFakeTimers } = vi;

/** Loaded modules may have real timers running, so a fake clock would not reach them. */
beforeAll(() => {
  vi.useFakeTimers = () => {
    throw new Error("A file with a fake clock needs modules of its own: see `NEEDS_ISOLATION`.");
  };
});

/** Vitest restores spies after each file, but not globals. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useFakeTimers = useFakeTimers;
  styles.remove();
});
