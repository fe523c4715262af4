import type { User, UserChange } from "@topout/shared/contract";

/** The account fields of the settings form, without photos. */
export type Draft = Pick<
  User,
  "username" | "about" | "home_gym" | "profile_visible" | "send_visible"
>;

/** Returns only changed fields, so that a save does not overwrite changes from another device. */
export const getChanges = (account: Draft, edits: Partial<Draft>): UserChange =>
  Object.fromEntries(
    Object.entries(edits).filter(([field, value]) => account[field as keyof Draft] !== value),
  );
