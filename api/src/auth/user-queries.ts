import { toAsciiEmail } from "@topout/shared/contract";
import { type SQL, sql } from "drizzle-orm";

import { invitations, users } from "../database/schema.ts";
import { normalizeAccountName, normalizeAccountNameInSql } from "./normalize-account-name.ts";

/** Emails and usernames are unique regardless of case. */
export const hasEmail = (email: string): SQL =>
  sql`${normalizeAccountNameInSql(users.email)} = ${normalizeAccountName(toAsciiEmail(email))}`;
export const hasUsername = (username: string): SQL =>
  sql`${normalizeAccountNameInSql(users.username)} = ${normalizeAccountName(username)}`;

/** Whether an invitation is for the address. */
export const hasInvitedEmail = (email: string): SQL =>
  sql`${normalizeAccountNameInSql(invitations.email)} = ${normalizeAccountName(toAsciiEmail(email))}`;

export const hasProfilePhoto = sql<boolean>`${users.profile_photo} is not null`;

/** Whether the user has a photo and shows the profile, so that the photo is public. Use it only where `users` has no alias. */
export const hasVisibleProfilePhoto = sql<boolean>`(users.profile_photo is not null and users.profile_visible)`;
