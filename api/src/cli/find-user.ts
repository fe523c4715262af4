import { eq, or } from "drizzle-orm";

import { hasEmail, hasUsername } from "../auth/user-queries.ts";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema.ts";
import { CommandError } from "./command.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Finds a user by id, username or email. A text in the form of an id is never compared with usernames. Otherwise, a user
 * could choose the id of another account as a username.
 * @throws {CommandError} if there is none.
 */
export async function findUser(db: Database, text: string) {
  const [user] = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(UUID.test(text) ? eq(users.id, text) : or(hasUsername(text), hasEmail(text)));
  if (user) return user;
  throw new CommandError(`No account has the id, username or email ${text}`);
}
