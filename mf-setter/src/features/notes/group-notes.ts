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

/** Groups the notes in the order of their first ones. */
export const groupNotes = (notes: readonly StaffNote[]): readonly NoteGroup[] =>
  [...groupBy(notes, ({ kind, route }) => `${kind}:${route}`)].flatMap(([key, group]) => {
    const [newest] = group;
    if (!newest) return [];
    const climberCount = new Set(group.map(({ user }) => user.id)).size;
    const { kind, route: routeId } = newest;
    return [{ key, kind, routeId, newest, notes: group, climberCount }];
  });

export const isToFix = ({ kind }: Pick<NoteGroup, "kind">): boolean => KINDS_TO_FIX.includes(kind);
