import { describe, expect, test } from "vitest";

import { createBackupName, parseBackupName } from "./backup-name.ts";

describe("the name of a backup", () => {
  test("contains its time", () => {
    const time = new Date("2026-11-28T02:30:15.123Z");

    expect(createBackupName(time, false)).toBe("topout-20261128T023015Z.tar");
    expect(createBackupName(time, true)).toBe("topout-20261128T023015Z.tar.age");
    expect(parseBackupName("topout-20261128T023015Z.tar.age")).toEqual(
      new Date("2026-11-28T02:30:15Z"),
    );
  });

  test.each([
    "topout.tar",
    "before-upgrade.tar",
    "topout-20261328T023015Z.tar",
    "topout-20261128T023015Z.tar.123.part",
    "my-topout-20261128T023015Z.tar",
  ])("is not %s", (name) => {
    expect(parseBackupName(name)).toBeUndefined();
  });
});
