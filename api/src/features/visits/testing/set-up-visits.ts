import type { Visit } from "@topout/shared/contract";
import { eq, sql } from "drizzle-orm";

import { gymVisits } from "../../../database/schema.ts";
import { createJsonRequest, createTestApi, readJson } from "../../../testing/index.ts";

export const HOUR_MS = 60 * 60_000;
export const HOUR_4_MS = 4 * HOUR_MS;

/** Creates a gym and a user who can visit it. */
export async function setUpVisits() {
  const api = await createTestApi();
  const { user, fetch } = await api.signIn();
  const gym = await api.seed.gym();
  const post = (gymId = gym.id, body: object = {}) =>
    fetch(`/api/gyms/${gymId}/visit`, createJsonRequest("POST", body));
  const visit = async (body?: object) => readJson<Visit>(await post(gym.id, body));
  /** Moves all calls into the past. Returns the time of the last one. */
  const pause = async (ms: number) => {
    const [row] = await api.db
      .update(gymVisits)
      .set({ last_seen: sql`${gymVisits.last_seen} - ${`${ms} ms`}::interval` })
      .where(eq(gymVisits.user_id, user.id))
      .returning();
    return row?.last_seen.toISOString();
  };
  return { api, user, fetch, gym, post, visit, pause };
}
