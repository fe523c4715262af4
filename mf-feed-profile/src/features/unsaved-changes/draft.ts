import type { User, UserChange } from "@topout/shared/contract";

/** The account fields of a form, without photos. */
export type Draft = Pick<
  User,
  "username" | "display_name" | "about" | "home_gym" | "profile_visible" | "send_visible"
> &
  User["settings"];

export const toDraft = (user: User): Draft => ({ ...user, ...user.settings });

/** Returns the request that saves changed fields. */
export function toUserChange({ guard_beta, second_scale, ...fields }: Partial<Draft>): UserChange {
  const settings = {
    ...(guard_beta !== undefined && { guard_beta }),
    ...(second_scale !== undefined && { second_scale }),
  };
  return Object.keys(settings).length === 0 ? fields : { ...fields, settings };
}

export interface StoredDraft {
  readonly fields: Partial<Draft>;
  /** Cropped photos. */
  readonly photo: Blob | undefined;
  readonly cover: Blob | undefined;
}

export const isEmptyDraft = ({ fields, photo, cover }: StoredDraft): boolean =>
  Object.keys(fields).length === 0 && photo === undefined && cover === undefined;
