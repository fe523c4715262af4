import type { NoteKind, StaffNote } from "@topout/shared/contract";
import { groupBy, KINDS_TO_FIX } from "@topout/shared/domain";

/** The notes of one kind on one route. */
export interface NoteGroup {
  readonly key: string;
  readonly kind: NoteKind;
  readonly routeId: string;
  readonly newest: StaffNote;
  /** The newest first. */
  readonly notes: readonly StaffNote[];
  readonly climberCount: number;
}

/**
 * Groups the notes in the order of their first ones. Two pages contain the same note if the server has added one between
 * their requests.
 */
export const groupNotes = (notes: readonly StaffNote[]): readonly NoteGroup[] =>
  [...groupBy(uniqueById(notes), ({ kind, route }) => `${kind}:${route}`)].flatMap(
    ([key, group]) => {
      const [newest] = group;
      if (!newest) return [];
      const climberCount = new Set(group.map(({ user }) => user.id)).size;
      const { kind, route: routeId } = newest;
      return [{ key, kind, routeId, newest, notes: group, climberCount }];
    },
  );

const uniqueById = (notes: readonly StaffNote[]): readonly StaffNote[] => [
  ...new Map(notes.map((note) => [note.id, note])).values(),
];

export const isToFix = ({ kind }: Pick<NoteGroup, "kind">): boolean => KINDS_TO_FIX.includes(kind);
