import { signIn, signOut } from "@topout/shared/platform";
import { afterEach, describe, expect, test, vi } from "vitest";

import { loadDraft, removeDraft, saveDraft } from "./drafts.ts";

const signInAs = (userId: string) => signIn(`header.${btoa(`{"sub":"${userId}"}`)}.signature`);
const isText = (draft: unknown) => typeof draft === "string";

afterEach(() => {
  signOut();
  localStorage.clear();
  sessionStorage.clear();
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

  test.each([
    ["the fields", '{"about":"Slabs"}', { about: "Slabs" }],
    ["a photo", "data:image/webp;base64,AAAA", "data:image/webp;base64,AAAA"],
  ])("of release 1.0 is moved from the tab to the device: %s", (_title, text, draft) => {
    signInAs("ann");
    sessionStorage.setItem("topout.draft.ann.settings", text);
    const isDraft = (value: unknown): value is unknown => value !== undefined;

    expect(loadDraft("settings", isDraft)).toEqual(draft);
    expect(loadDraft("settings", isDraft)).toEqual(draft);
    expect(sessionStorage).toHaveLength(0);

    removeDraft("settings");
    expect(loadDraft("settings", isDraft)).toBeUndefined();
  });

  test("of release 1.0 stays in the tab if the storage of the device is full", () => {
    signInAs("ann");
    sessionStorage.setItem("topout.draft.ann.settings", '"Slabs"');
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });

    expect(loadDraft("settings", isText)).toBe("Slabs");
    expect(sessionStorage).toHaveLength(1);

    removeDraft("settings");
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(["", "null", "{", "5"])("that is damaged counts as none: %s", (text) => {
    signInAs("ann");
    localStorage.setItem("topout.draft.ann.create-gym", text);

    expect(loadDraft("create-gym", isText)).toBeUndefined();
  });
});
