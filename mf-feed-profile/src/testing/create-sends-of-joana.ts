import type { TestApi } from "@topout/api/testing";

const DAY_MS = 86_400_000;

/** joana_s sends one route on each of these days, counted back from now: each day is an activity of its own. */
export async function createSendsOfJoana(
  { given }: Pick<TestApi, "given">,
  days: readonly number[],
) {
  const route = await given.route();
  const { id: user } = await given.user({ username: "joana_s" });
  for (const day of days) {
    await given.send({ user, route: route.id, time: new Date(Date.now() - day * DAY_MS) });
  }
}
