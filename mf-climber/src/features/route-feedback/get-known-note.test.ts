import type { Note } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { getKnownNote } from "./get-known-note.ts";

const NOW = new Date("2026-11-28T12:00:00.000Z");
const note: Note = {
  id: "n1",
  route: "p1",
  kind: "loose_hold",
  text: null,
  time: "2026-11-24T12:00:00.000Z",
  done_at: null,
};

describe("getKnownNote", () => {
  test("names an open note, also an old one", () => {
    expect(getKnownNote([note], NOW)).toEqual({
      title: "The setters know",
      detail: "Loose hold · sent 24 Nov",
    });
    expect(
      getKnownNote([{ ...note, kind: "dangerous", time: "2025-01-02T12:00:00.000Z" }], NOW),
    ).toEqual({ title: "The setters know", detail: "Dangerous · sent 2 Jan" });
  });

  test("says for 7 days that it is fixed", () => {
    const done = { ...note, done_at: "2026-11-27T12:00:00.000Z" };

    expect(getKnownNote([done], NOW)?.title).toBe("Fixed 27 Nov");
    expect(getKnownNote([done], new Date("2026-12-04T11:59:59.999Z"))?.title).toBe("Fixed 27 Nov");
    expect(getKnownNote([done], new Date("2026-12-04T12:00:00.000Z"))).toBeUndefined();
  });

  test("ignores opinions", () => {
    expect(
      getKnownNote(
        [
          { ...note, kind: "fun" },
          { ...note, kind: "reachy" },
        ],
        NOW,
      ),
    ).toBeUndefined();
  });
});
