import { setUpInsights } from "./set-up-insights.ts";

/** Creates four routes on the wall, one of which has no rank, others that are not, and the climbs of four climbers. */
export async function setUpClimbs() {
  const setup = await setUpInsights();
  const { api, pink, black, createRoute, daysAgo } = setup;
  const ofPink = { set_id: pink.set.id, location: "Cave" };
  const ofBlack = { set_id: black.set.id, location: "Slab" };
  const easy = await createRoute({ ...ofPink, up: 30, rank: [0, 0] });
  const range = await createRoute({ ...ofPink, up: 30, rank: [0, 2] });
  const recent = await createRoute({ ...ofBlack, up: 10, rank: [1, 1] });
  const ungraded = await createRoute({ ...ofBlack, up: 60 });
  const stripped = await createRoute({
    ...ofPink,
    up: 90,
    rank: [0, 0],
    status: "stripped",
    stripped_at: daysAgo(1),
  });
  const formerSet = await api.seed.set({ circuit_id: pink.id, date: daysAgo(200) });
  const former = await createRoute({ set_id: formerSet.id, up: 200, rank: [0, 0] });
  const [ann, bob, cem, dan] = [
    await api.seed.user(),
    await api.seed.user(),
    await api.seed.user(),
    await api.seed.user(),
  ];
  const log = async (
    route: { readonly id: string },
    climber: { readonly id: string },
    ...climbs: readonly (readonly ["attempt" | "send", daysAgo: number])[]
  ) => {
    for (const [kind, days] of climbs) {
      await api.seed[kind]({ user: climber.id, route: route.id, time: daysAgo(days) });
    }
  };
  await log(easy, ann, ["send", 29], ["send", 15]);
  await log(easy, bob, ["attempt", 20], ["send", 19]);
  await log(easy, cem, ["attempt", 18], ["attempt", 17], ["send", 16]);
  await log(range, ann, ["send", 5]);
  await log(range, bob, ["attempt", 4]);
  await log(recent, cem, ["attempt", 3]);
  await log(recent, dan, ["send", 2]);
  await log(recent, bob, ["attempt", 1.5], ["send", 1]);
  for (const climber of [ann, bob, cem]) {
    await log(former, climber, ["send", 100]);
    await log(stripped, climber, ["send", 2]);
  }
  return { ...setup, easy, range, recent, ungraded };
}
