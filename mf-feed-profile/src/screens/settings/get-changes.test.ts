import { describe, expect, test } from "vitest";

import { getChanges } from "./get-changes.ts";

const account = {
  username: "joana_s",
  about: "Weekend boulderer",
  home_gym: null,
  profile_visible: true,
  send_visible: true,
  guard_beta: false,
};

describe("getChanges", () => {
  test("returns only fields that differ from the account", () => {
    expect(getChanges(account, { username: "joana_s", about: "" })).toEqual({ about: "" });
  });

  test("returns nothing after all edits are reverted", () => {
    expect(getChanges(account, { ...account })).toEqual({});
  });
});
