// @vitest-environment jsdom
import { afterEach, describe, expect, test } from "vitest";

import { expireToken, getToken, signIn, signOut } from "./session.ts";

const inAnotherTab = (token: string | null) => {
  if (token === null) localStorage.clear();
  else localStorage.setItem("topout.token", token);
  dispatchEvent(new StorageEvent("storage", { key: token === null ? null : "topout.token" }));
};

afterEach(signOut);

describe("the session", () => {
  test("keeps its token on the device until somebody signs out", () => {
    signIn("a-token");
    expect([getToken(), localStorage.getItem("topout.token")]).toEqual(["a-token", "a-token"]);

    signOut();
    expect([getToken(), localStorage.getItem("topout.token")]).toEqual([null, null]);
  });

  test("ends in every tab when it ends in one", () => {
    signIn("a-token");

    inAnotherTab(null);

    expect(getToken()).toBeNull();
  });

  test("begins in every tab when it begins in one", () => {
    inAnotherTab("another-token");

    expect(getToken()).toBe("another-token");
  });

  test("is found as it is by a page that the back button brings back", () => {
    signIn("a-token");
    localStorage.clear();

    dispatchEvent(new Event("pageshow"));

    expect(getToken()).toBeNull();
  });
});

describe("a token that the server no longer knows", () => {
  test("ends its session", () => {
    signIn("an-old-token");

    expireToken("an-old-token");

    expect([getToken(), localStorage.getItem("topout.token")]).toEqual([null, null]);
  });

  test("leaves a session alone that has begun meanwhile", () => {
    signIn("a-new-token");

    expireToken("an-old-token");

    expect(getToken()).toBe("a-new-token");
  });

  test("gives way to a session that another tab has just begun", () => {
    signIn("an-old-token");
    localStorage.setItem("topout.token", "of-another-tab");

    expireToken("an-old-token");

    expect([getToken(), localStorage.getItem("topout.token")]).toEqual([
      "of-another-tab",
      "of-another-tab",
    ]);
  });
});
