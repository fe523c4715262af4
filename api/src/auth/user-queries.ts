import { toAsciiEmail } from "@topout/shared/contract";
import { type SQL, sql } from "drizzle-orm";

import { users } from "../database/schema.ts";
import { normalizeAccountName, normalizeAccountNameInSql } from "./normalize-account-name.ts";

/** Emails and usernames are unique regardless of case. */
export const hasEmail = (email: string): SQL =>
  sql`${normalizeAccountNameInSql(users.email)} = ${normalizeAccountName(toAsciiEmail(email))}`;
export const hasUsername = (username: string): SQL =>
  sql`${normalizeAccountNameInSql(users.username)} = ${normalizeAccountName(username)}`;

export const hasProfilePhoto = sql<boolean>`${users.profile_photo} is not null`;
