import type { TestApi } from "@topout/api/testing";

import { getDateDaysAgo } from "./get-date-days-ago.ts";

/** Creates a send of joana_s on each of the given days before now. Each day is a separate activity. */
export async function createJoanaSends(
  { seed }: Pick<TestApi, "seed">,
  daysAgo: readonly number[],
) {
  const route = await seed.route();
  const { id: user } = await seed.user({ username: "joana_s" });
  for (const days of daysAgo) {
    await seed.send({ user, route: route.id, time: getDateDaysAgo(days) });
  }
}
