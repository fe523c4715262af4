import type { User } from "@topout/shared/contract";

/** The account fields of a form, without photos. */
export type Draft = Pick<
  User,
  "username" | "about" | "home_gym" | "profile_visible" | "send_visible"
>;

export interface StoredDraft {
  readonly fields: Partial<Draft>;
  /** Cropped photos. */
  readonly photo: Blob | undefined;
  readonly cover: Blob | undefined;
}

export const isEmptyDraft = ({ fields, photo, cover }: StoredDraft): boolean =>
  Object.keys(fields).length === 0 && photo === undefined && cover === undefined;
