// @vitest-environment jsdom
import { afterEach, describe, expect, test } from "vitest";

import { readToken, signIn, signOut } from "./session.ts";

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
});
