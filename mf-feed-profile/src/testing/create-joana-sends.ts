import type { TestApi } from "@topout/api/testing";

const DAY_MS = 86_400_000;

/** Creates a send of joana_s on each of the given days before now. Each day is a separate activity. */
export async function createJoanaSends(
  { seed }: Pick<TestApi, "seed">,
  daysAgo: readonly number[],
) {
  const route = await seed.route();
  const { id: user } = await seed.user({ username: "joana_s" });
  for (const days of daysAgo) {
    await seed.send({ user, route: route.id, time: new Date(Date.now() - days * DAY_MS) });
  }
}
