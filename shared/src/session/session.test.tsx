import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { expireToken, getToken, session, signIn, signOut } from "./session.ts";

const changeInAnotherTab = (token: string | null) => {
  if (token === null) localStorage.clear();
  else localStorage.setItem("topout.token", token);
  dispatchEvent(new StorageEvent("storage", { key: token === null ? null : "topout.token" }));
};

afterEach(signOut);

describe("the session", () => {
  test("stores its token until signOut", () => {
    signIn("a-token");
    expect([getToken(), localStorage.getItem("topout.token")]).toEqual(["a-token", "a-token"]);

    signOut();
    expect([getToken(), localStorage.getItem("topout.token")]).toEqual([null, null]);
  });

  test.each(["", " ", "日本", "a\ntoken"])("ignores a damaged token: %j", (token) => {
    changeInAnotherTab(token);

    expect(getToken()).toBeNull();
  });

  test("ends in every tab", () => {
    signIn("a-token");

    changeInAnotherTab(null);

    expect(getToken()).toBeNull();
  });

  test("starts in every tab", () => {
    changeInAnotherTab("another-token");

    expect(getToken()).toBe("another-token");
  });

  test("is synced when the page returns from the back/forward cache", () => {
    signIn("a-token");
    localStorage.clear();

    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

    expect(getToken()).toBeNull();
  });

  test("does not change after a page load", () => {
    const listener = vi.fn<() => void>();
    onTestFinished(session.subscribe(listener));

    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));

    expect(listener).not.toHaveBeenCalled();
  });
});

describe("the end of a session", () => {
  test("is marked as expired until the next login", () => {
    signIn("a-token");
    expireToken("a-token");
    expect(session.getState()).toEqual({ token: null, hasExpired: true });

    signIn("a-new-token");

    expect(session.getState()).toEqual({ token: "a-new-token", hasExpired: false });
  });

  test("is not marked as expired after a sign-out", () => {
    signIn("a-token");

    signOut();

    expect(session.getState()).toEqual({ token: null, hasExpired: false });
  });

  test("is marked in every tab", () => {
    signIn("a-token");
    localStorage.setItem("topout.session-expired", "true");
    localStorage.removeItem("topout.token");

    dispatchEvent(new StorageEvent("storage", { key: "topout.token" }));

    expect(session.getState()).toEqual({ token: null, hasExpired: true });
  });
});

describe("expireToken", () => {
  test("ends the token's session", () => {
    signIn("an-old-token");

    expireToken("an-old-token");

    expect([getToken(), localStorage.getItem("topout.token")]).toEqual([null, null]);
  });

  test("ends the session although the storage is full", () => {
    signIn("a-token");
    const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    onTestFinished(() => setItem.mockRestore());

    expireToken("a-token");

    expect(getToken()).toBeNull();
  });

  test("keeps a newer session", () => {
    signIn("a-new-token");

    expireToken("an-old-token");

    expect(getToken()).toBe("a-new-token");
  });

  test("keeps a newer session of another tab", () => {
    signIn("an-old-token");
    localStorage.setItem("topout.token", "of-another-tab");

    expireToken("an-old-token");

    expect([getToken(), localStorage.getItem("topout.token")]).toEqual([
      "of-another-tab",
      "of-another-tab",
    ]);
  });
});
