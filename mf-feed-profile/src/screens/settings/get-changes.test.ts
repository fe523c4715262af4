import { describe, expect, test } from "vitest";

import { getChanges } from "./get-changes.ts";

const account = {
  username: "joana_s",
  display_name: "Joana Silva",
  about: "Weekend boulderer",
  home_gym: null,
  profile_visible: true,
  send_visible: true,
  guard_beta: false,
  second_scale: null,
};

describe("getChanges", () => {
  test("returns only fields that differ from the account", () => {
    expect(getChanges(account, { username: "joana_s", about: "" })).toEqual({ about: "" });
  });

  test.each([
    ["Joana  Silva ", {}],
    ["Jo", { display_name: "Jo" }],
    [" ", { display_name: null }],
    [null, { display_name: null }],
  ])("compares the display name %j as the server stores it", (display_name, changes) => {
    expect(getChanges(account, { display_name })).toEqual(changes);
  });

  test("returns nothing after all edits are reverted", () => {
    expect(getChanges(account, { ...account })).toEqual({});
  });
});
