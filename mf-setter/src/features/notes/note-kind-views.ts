import type { NoteKind } from "@topout/shared/contract";
import { MoveVertical, Smile, TriangleAlert, Wrench } from "@topout/shared/ui";

interface NoteKindView {
  readonly name: string;
  readonly Icon: typeof Wrench;
  /** Names a group of notes for screen readers. */
  readonly describe: (routeName: string) => string;
  /** The label of the button that closes it. */
  readonly describeDone: (routeName: string) => string;
}

export const NOTE_KIND_VIEWS: Readonly<Record<NoteKind, NoteKindView>> = {
  dangerous: {
    name: "Dangerous",
    Icon: TriangleAlert,
    describe: (route) => `Dangerous, ${route}`,
    describeDone: (route) => `Done: dangerous, ${route}`,
  },
  loose_hold: {
    name: "Loose hold",
    Icon: Wrench,
    describe: (route) => `Loose hold, ${route}`,
    describeDone: (route) => `Done: loose hold, ${route}`,
  },
  reachy: {
    name: "Reachy",
    Icon: MoveVertical,
    describe: (route) => `Reachy, ${route}`,
    describeDone: (route) => `Done: reachy, ${route}`,
  },
  fun: {
    name: "Fun",
    Icon: Smile,
    describe: (route) => `Fun, ${route}`,
    describeDone: (route) => `Done: fun, ${route}`,
  },
};
