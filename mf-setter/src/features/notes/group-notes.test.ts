import type { NoteKind, StaffNote } from "@topout/shared/contract";
import { expect, test } from "vitest";

import { groupNotes, isToFix } from "./group-notes.ts";

const createNote = (
  id: string,
  kind: NoteKind,
  { route, user }: { readonly route: string; readonly user: string },
): StaffNote => ({
  id,
  route,
  kind,
  text: null,
  time: "2026-11-24T18:00:00.000Z",
  done_at: null,
  user: { id: user, username: user, display_name: null, has_profile_photo: false },
});

test("groupNotes puts the notes of one kind on one route together, and counts their climbers", () => {
  const groups = groupNotes([
    createNote("1", "dangerous", { route: "r7", user: "ann" }),
    createNote("2", "loose_hold", { route: "p4", user: "ann" }),
    createNote("3", "loose_hold", { route: "p4", user: "bob" }),
    createNote("4", "loose_hold", { route: "p4", user: "ann" }),
    createNote("5", "loose_hold", { route: "g3", user: "bob" }),
    createNote("6", "fun", { route: "p4", user: "bob" }),
  ]);

  expect(
    groups.map(({ kind, routeId, newest, notes, climberCount }) => [
      kind,
      routeId,
      newest.id,
      notes.length,
      climberCount,
    ]),
  ).toEqual([
    ["dangerous", "r7", "1", 1, 1],
    ["loose_hold", "p4", "2", 3, 2],
    ["loose_hold", "g3", "5", 1, 1],
    ["fun", "p4", "6", 1, 1],
  ]);
  expect(groups.map(isToFix)).toEqual([true, true, true, false]);
});

test("groupNotes counts a note that is on two pages once", () => {
  const note = createNote("1", "loose_hold", { route: "p4", user: "ann" });

  expect(groupNotes([note, note]).map(({ notes }) => notes)).toEqual([[note]]);
});
