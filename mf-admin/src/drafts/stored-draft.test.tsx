import { signIn, signOut } from "@topout/shared/platform";
import { afterEach, describe, expect, test } from "vitest";

import { loadDraft, removeDraft, saveDraft } from "./stored-draft.ts";

const signInAs = (userId: string) => signIn(`header.${btoa(`{"sub":"${userId}"}`)}.signature`);
const isText = (draft: unknown) => typeof draft === "string";

afterEach(() => {
  signOut();
  localStorage.clear();
});

describe("a draft", () => {
  test("is stored until it is removed", () => {
    signInAs("ann");
    expect(saveDraft("create-gym", "Depot")).toBe(true);
    expect(loadDraft("create-gym", isText)).toBe("Depot");

    removeDraft("create-gym");

    expect(loadDraft("create-gym", isText)).toBeUndefined();
  });

  test("does not fill the form of the next user", () => {
    signInAs("ann");
    saveDraft("create-gym", "Depot");
    signOut();

    signInAs("bea");

    expect(loadDraft("create-gym", isText)).toBeUndefined();
    expect(JSON.stringify(localStorage)).not.toContain("Depot");
  });

  test("is not stored after the sign-out", () => {
    expect(saveDraft("create-gym", "Depot")).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  test.each(["", "null", "{", "5"])("that is damaged counts as none: %s", (text) => {
    signInAs("ann");
    localStorage.setItem("topout.draft.ann.create-gym", text);

    expect(loadDraft("create-gym", isText)).toBeUndefined();
  });
});
