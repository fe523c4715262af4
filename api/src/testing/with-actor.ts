import { eq } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";

import type { Actor } from "../auth/actor.ts";
import type { Database } from "../database/database.ts";
import { sessions } from "../database/schema.ts";

/** Returns a function that creates a session of a user, calls the callback with it, and then deletes it. */
export const createWithActor =
  (db: Database) =>
  async <T>(userId: string, callback: (actor: Actor) => Promise<T>): Promise<T> => {
    const sessionId = uuidv7();
    const expires_at = new Date(Date.now() + 60_000);
    await db.insert(sessions).values({ id: sessionId, user_id: userId, expires_at });
    const actor = { id: userId, sessionId, access: "user", ipAddress: "127.0.0.1" } as const;
    const result = await callback(actor);
    await db.delete(sessions).where(eq(sessions.id, sessionId));
    return result;
  };
