import { eq } from "drizzle-orm";

import { gyms, sets } from "../../../database/schema.ts";
import { createJsonRequest } from "../../../testing/index.ts";
import { setUpPublication } from "./set-up-publication.ts";

/** Adds functions that publish a version of the reset, and move the set of the gym to another day. */
export async function setUpPublishing() {
  const setup = await setUpPublication();
  const { api, gym, set, reset, noor, first, second, change } = setup;
  return {
    ...setup,
    stripAll: () => change(reset.id, { strip_add: [first.id, second.id] }),
    publishVersion: (version: number) =>
      noor.fetch(`/api/resets/${reset.id}/publish`, createJsonRequest("POST", { version })),
    dateSet: (date: string) =>
      api.db
        .update(sets)
        .set({ date: new Date(date) })
        .where(eq(sets.id, set.id)),
    setTimeZone: (time_zone: string) =>
      api.db.update(gyms).set({ time_zone }).where(eq(gyms.id, gym.id)),
  };
}

export const toSortedIds = (list: readonly { readonly id: string }[]) =>
  list.map(({ id }) => id).toSorted();
