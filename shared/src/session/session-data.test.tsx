import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { localItems, sessionItems } from "../browser-storage/stored-items.ts";
import { expireToken, signIn, signOut } from "./session.ts";

const createToken = (userId: string) => `header.${btoa(JSON.stringify({ sub: userId }))}.signature`;
const ANN = createToken("ann");
const DRAFT = "topout.draft.ann.create-gym";

/** Stores each declared item, as if Ann had used every feature. */
function storeAll() {
  for (const key of Object.keys(localItems)) localStorage.setItem(key, "text");
  for (const key of Object.keys(sessionItems)) sessionStorage.setItem(key, "text");
  for (const storage of [localStorage, sessionStorage]) {
    storage.removeItem("topout.draft.");
    storage.setItem(DRAFT, "text");
  }
  localStorage.removeItem("topout.session-expired");
  signIn(ANN);
}

const listKeys = () => [Object.keys(localStorage).toSorted(), Object.keys(sessionStorage)];

const deviceKeys = [
  "topout.bucket",
  "topout.just-registered",
  "topout.outbox",
  "topout.preferences",
  "topout.queries",
  "topout.registry",
  "topout.server-time",
];

const changeTokenInAnotherTab = (token: string | null) => {
  if (token === null) localStorage.removeItem("topout.token");
  else localStorage.setItem("topout.token", token);
  dispatchEvent(new StorageEvent("storage", { key: "topout.token" }));
};

beforeEach(storeAll);
afterEach(() => {
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

describe("the data of a user on this device", () => {
  test("is removed by a sign-out", () => {
    const deleteDatabase = vi.fn<(name: string) => void>();
    // The outboxes of earlier test files read their database when the user changes.
    vi.stubGlobal("indexedDB", Object.assign(new IDBFactory(), { deleteDatabase }));

    signOut();

    expect(listKeys()).toEqual([deviceKeys, []]);
    expect(deleteDatabase.mock.calls.flat()).toEqual([
      "topout-video-upload",
      "topout-shared-video",
    ]);
    vi.unstubAllGlobals();
  });

  test("is removed from this tab by a sign-out in another tab", () => {
    changeTokenInAnotherTab(null);

    expect(listKeys()).toEqual([deviceKeys, []]);
  });

  test("is removed by the end of the session on the server, except unsaved work", () => {
    expireToken(ANN);

    const unsavedWork = [DRAFT, "topout.shared-video", "topout.video-upload"];
    expect(listKeys()).toEqual([
      [...deviceKeys, ...unsavedWork, "topout.session-expired"].toSorted(),
      [DRAFT],
    ]);
  });

  test("stays if the same user logs in again", () => {
    expireToken(ANN);

    signIn(createToken("ann"));

    expect(localStorage.getItem(DRAFT)).toBe("text");
    expect(sessionStorage.getItem(DRAFT)).toBe("text");
  });

  test.each([
    ["logs in", () => signIn(createToken("bea"))],
    ["logs in in another tab", () => changeTokenInAnotherTab(createToken("bea"))],
  ])("is removed if another user %s", (_title, start) => {
    expireToken(ANN);
    localStorage.setItem("topout.draft.create-gym", "of an earlier version");

    start();

    expect(
      listKeys()
        .flat()
        .filter((key) => key.startsWith("topout.draft.")),
    ).toEqual([]);
  });
});

describe("a page load", () => {
  const loadPage = async () => {
    vi.resetModules();
    await import("./session.ts");
  };

  test("without a session removes what a restored tab still has of the last user", async () => {
    localStorage.removeItem("topout.token");

    await loadPage();

    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  test("after an expired session keeps the drafts", async () => {
    localStorage.removeItem("topout.token");
    localStorage.setItem("topout.session-expired", "true");

    await loadPage();

    expect(Object.keys(sessionStorage)).toEqual([DRAFT]);
    expect(localStorage.getItem(DRAFT)).toBe("text");
  });

  test("keeps the video that a visitor has shared", async () => {
    localStorage.removeItem("topout.token");

    await loadPage();

    expect(localStorage.getItem("topout.shared-video")).toBe("text");
  });
});
