import { describe, expect, test } from "vitest";

import { paths } from "@topout/shared/paths";
import { isReservedUsername } from "./usernames.ts";

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
