import type { NoteKind } from "@topout/shared/contract";

interface NoteKindTexts {
  readonly kind: NoteKind;
  readonly name: string;
  readonly hint: string;
}

/** In the order of the dialog. */
export const NOTE_KINDS: readonly NoteKindTexts[] = [
  { kind: "loose_hold", name: "Loose hold", hint: "A hold spins or rattles" },
  { kind: "dangerous", name: "Dangerous", hint: "Somebody could get hurt" },
  { kind: "reachy", name: "Reachy", hint: "Too long for short arms" },
  { kind: "fun", name: "Fun", hint: "More of this, please" },
];
