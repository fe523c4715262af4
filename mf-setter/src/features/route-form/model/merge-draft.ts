import type { RouteDraft } from "./route-draft.ts";

export const DRAFT_FIELDS = ["name", "grade", "set_id", "location", "styles", "position"] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** A save that the server rejected, because another user had changed the route. */
export interface Conflict {
  readonly mine: RouteDraft;
  readonly theirs: RouteDraft;
  /** The fields that the other user changed and that differ from mine. */
  readonly fields: readonly DraftField[];
  /** The thumbnail of the photo that the other user has added or replaced. */
  readonly theirPhoto?: string;
}

interface Versions {
  /** The route when the form was opened. */
  readonly base: RouteDraft;
  readonly mine: RouteDraft;
  /** The route as the other user saved it. */
  readonly theirs: RouteDraft;
}

export const isFieldEqual = (a: RouteDraft, b: RouteDraft, field: DraftField) =>
  JSON.stringify(a[field]) === JSON.stringify(b[field]);

export const findConflict = ({ base, mine, theirs }: Versions): Conflict => ({
  mine,
  theirs,
  fields: DRAFT_FIELDS.filter(
    (field) => !isFieldEqual(theirs, base, field) && !isFieldEqual(theirs, mine, field),
  ),
});

export const isDraftEqual = (a: RouteDraft, b: RouteDraft) =>
  DRAFT_FIELDS.every((field) => isFieldEqual(a, b, field));

export const copyField = (draft: RouteDraft, from: RouteDraft, field: DraftField): RouteDraft => ({
  ...draft,
  [field]: from[field],
});

/** Keeps my changes, and takes all other fields from the other user. */
export const mergeDraft = ({ base, mine, theirs }: Versions): RouteDraft =>
  DRAFT_FIELDS.reduce(
    (draft, field) => (isFieldEqual(mine, base, field) ? draft : copyField(draft, mine, field)),
    theirs,
  );
