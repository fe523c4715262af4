import type { User, UserChange } from "@topout/shared/contract";

/** The account fields of a form, without photos. */
export type Draft = Pick<
  User,
  "username" | "display_name" | "about" | "home_gym" | "profile_visible" | "send_visible"
> &
  Pick<User["settings"], "guard_beta">;

export const toDraft = (user: User): Draft => ({ ...user, guard_beta: user.settings.guard_beta });

/** Returns the request that saves changed fields. */
export function toUserChange({ guard_beta, ...fields }: Partial<Draft>): UserChange {
  return guard_beta === undefined ? fields : { ...fields, settings: { guard_beta } };
}

export interface StoredDraft {
  readonly fields: Partial<Draft>;
  /** Cropped photos. */
  readonly photo: Blob | undefined;
  readonly cover: Blob | undefined;
}

export const isEmptyDraft = ({ fields, photo, cover }: StoredDraft): boolean =>
  Object.keys(fields).length === 0 && photo === undefined && cover === undefined;
