import type { NoteDesign } from "../../plan/note-design.ts";

export const gritworksNotes: readonly NoteDesign[] = [
  {
    circuit: "Red",
    number: 7,
    kind: "dangerous",
    notes: [["gregor_b", 0.35, "Bolt head sticks out beside the finish jug"]],
  },
  {
    circuit: "Purple",
    number: 4,
    kind: "loose_hold",
    notes: [
      ["nadia.k", 2.2, "Third pinch spins when you match"],
      ["dyno.dave", 5.3, "The pinch at the lip is loose"],
      ["liam_heels", 26],
    ],
  },
  { circuit: "Green", number: 3, kind: "loose_hold", notes: [["robin.reed", 27]] },
  {
    circuit: "Pink",
    number: 2,
    kind: "loose_hold",
    notes: [["robin.reed", 70, "The start hold rattles"]],
    doneHoursAgo: 45,
  },
  {
    circuit: "Yellow",
    number: 7,
    kind: "fun",
    notes: [
      ["zoe.flash", 28, "Best jump in the gym"],
      ["yusuf.h", 29],
      ["mei.lin", 52],
      ["crimpson", 76],
      ["freya.n", 78],
      ["saoirse.f", 99],
    ],
  },
  {
    circuit: "Pink",
    number: 6,
    kind: "reachy",
    notes: [
      ["tess.m", 98],
      ["hana.y", 100],
      ["pip_walker", 101],
      ["elin_berg", 103],
    ],
  },
];
