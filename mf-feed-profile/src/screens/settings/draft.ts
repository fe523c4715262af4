import type { User, UserChange } from "@topout/shared/contract";

/** What settings change of an account, photos apart. */
export type Draft = Pick<
  User,
  "username" | "about" | "home_gym" | "profile_visible" | "send_visible"
>;

/** Only what differs, so that nothing is sent that somebody else may have changed meanwhile. */
export const getChanges = (account: Draft, edits: Partial<Draft>): UserChange =>
  Object.fromEntries(
    Object.entries(edits).filter(([field, value]) => account[field as keyof Draft] !== value),
  );
