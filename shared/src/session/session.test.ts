// @vitest-environment jsdom
import { afterEach, describe, expect, test } from "vitest";

import { expire, readToken, signIn, signOut } from "./session.ts";

const inAnotherTab = (token: string | null) => {
  if (token === null) localStorage.clear();
  else localStorage.setItem("topout.token", token);
  dispatchEvent(new StorageEvent("storage", { key: token === null ? null : "topout.token" }));
};

afterEach(signOut);

describe("the session", () => {
  test("keeps its token on the device until somebody signs out", () => {
    signIn("a-token");
    expect([readToken(), localStorage.getItem("topout.token")]).toEqual(["a-token", "a-token"]);

    signOut();
    expect([readToken(), localStorage.getItem("topout.token")]).toEqual([null, null]);
  });

  test("ends in every tab when it ends in one", () => {
    signIn("a-token");

    inAnotherTab(null);

    expect(readToken()).toBeNull();
  });

  test("begins in every tab when it begins in one", () => {
    inAnotherTab("another-token");

    expect(readToken()).toBe("another-token");
  });

  test("is found as it is by a page that the back button brings back", () => {
    signIn("a-token");
    localStorage.clear();

    dispatchEvent(new Event("pageshow"));

    expect(readToken()).toBeNull();
  });
});

describe("a token that the server no longer knows", () => {
  test("ends its session", () => {
    signIn("an-old-token");

    expire("an-old-token");

    expect([readToken(), localStorage.getItem("topout.token")]).toEqual([null, null]);
  });

  test("leaves a session alone that has begun meanwhile", () => {
    signIn("a-new-token");

    expire("an-old-token");

    expect(readToken()).toBe("a-new-token");
  });

  test("gives way to a session that another tab has just begun", () => {
    signIn("an-old-token");
    localStorage.setItem("topout.token", "of-another-tab");

    expire("an-old-token");

    expect([readToken(), localStorage.getItem("topout.token")]).toEqual([
      "of-another-tab",
      "of-another-tab",
    ]);
  });
});
