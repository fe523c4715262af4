import { describe, expect, test } from "vitest";

import { getChanges } from "./draft.ts";

const account = {
  username: "joana_s",
  about: "Weekend boulderer",
  home_gym: null,
  profile_visible: true,
  send_visible: true,
};

describe("what settings send", () => {
  test("is only what differs from the account", () => {
    expect(getChanges(account, { username: "joana_s", about: "" })).toEqual({ about: "" });
  });

  test("is nothing once everything was changed back", () => {
    expect(getChanges(account, { ...account })).toEqual({});
  });
});
