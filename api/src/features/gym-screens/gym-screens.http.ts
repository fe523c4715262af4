import type { GymScreen } from "@topout/shared/contract";
import { gymScreens } from "@topout/shared/contract/server";
import { sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import type { ListCache } from "../../lists/list-cache.ts";
import { selectBlockedIds } from "../../queries/visibility.ts";
import type { GymStore } from "../gyms/gyms.store.ts";
import { readGymScreen } from "./read-gym-screen.ts";

interface Dependencies {
  readonly db: DatabaseReader;
  readonly gyms: GymStore;
  readonly lists: ListCache;
}

/**
 * All screens of a gym share one cached response, which is that of a visitor. Only users with a block get their own. See
 * docs/decisions/0089-screens-of-gyms.md.
 */
export const createGymScreenHandlers = ({ db, gyms, lists }: Dependencies) =>
  defineHandlers(gymScreens, {
    get: async ({ params, getCurrentUser }) => {
      const id = params.gym_id.toLowerCase();
      const viewerId = (await getCurrentUser())?.id;
      if (viewerId !== undefined && (await hasBlock(db, viewerId))) {
        return readGymScreen(db, await gyms.get(id), viewerId);
      }
      const screen = await lists.get<GymScreen>({
        key: `screens:${id}`,
        topic: `screens:${id}`,
        isCompact: true,
        build: async () => readGymScreen(db, await gyms.get(id), undefined),
      });
      // The browser of a signed-in user must not store names, which the user may block later.
      return viewerId === undefined ? screen : screen.toJsonText();
    },
  });

/** Whether the user has blocked another user, or is blocked by one. */
async function hasBlock(db: DatabaseReader, userId: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from (${selectBlockedIds(userId)}) as blocked limit 1`,
  );
  return rowCount === 1;
}
