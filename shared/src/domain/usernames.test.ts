import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { Username } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { isReservedUsername, suggestUsername } from "./usernames.ts";

describe("isReservedUsername", () => {
  test.each(["admin", "Admin", "ad.min", "ADMIN_", "no-reply", "settings", "route_setter"])(
    "reserves %s",
    (name) => expect(isReservedUsername(name)).toBe(true),
  );

  test.each(["ann", "admiral", "settings2", "robin.reed", "topouter"])("allows %s", (name) =>
    expect(isReservedUsername(name)).toBe(false),
  );

  test("reserves each word of the app's paths", () => {
    const words = Object.values(paths)
      .map((path) => (typeof path === "string" ? path : path("")))
      .flatMap((path) => path.replace(/\?.*/, "").split("/"))
      .filter(Boolean);

    expect(words.filter((word) => !isReservedUsername(word))).toEqual([]);
  });
});

describe("suggestUsername", () => {
  test.each([
    ["xiaoming.wang@mail.example", "xiaoming.wang"],
    ["Ann+topout@mail.example", "Ann"],
    ["_o'neill@mail.example", "oneill"],
    ["jo\u0308rg@mail.example", "jorg"],
    [`${"x".repeat(40)}@mail.example`, "x".repeat(30)],
    ["admin@mail.example", undefined],
    ["+@mail.example", undefined],
    ["ann", undefined],
    ["", undefined],
  ])("suggests for %j: %j", (email, name) => {
    expect(suggestUsername(email)).toBe(name);
  });

  test("suggests only valid usernames", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const name = suggestUsername(`${text}@mail.example`);
        expect(name === undefined || Username.safeParse(name).success).toBe(true);
      }),
    );
  });
});
