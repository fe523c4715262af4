import type { Climb, Insights, Stats } from "@topout/shared/contract";
import { MIN_CLIMBERS } from "@topout/shared/domain/insights";
import {
  countTries,
  deriveTries,
  deriveTriesByRoute,
  getFlashRate,
  getTriesPerSend,
  isFlash,
} from "@topout/shared/domain/tries";
import fc from "fast-check";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { createJsonRequest, createTestApi, readJson, type TestApi } from "../../testing/index.ts";
import { download, getJson } from "../account/testing/download-export.ts";

const MINUTE_MS = 60_000;

/** Logs a climb, or removes the climb with the same number. Few times, so that some are equal. */
const stepArbitrary = fc.record({
  type: fc.constantFrom("attempt", "send", "remove"),
  climb: fc.nat(9),
  route: fc.nat(2),
  minutesAgo: fc.nat(4),
});
type Step = typeof stepArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** Two routes in one gym, and one in another gym. */
async function seedRoutes(api: TestApi) {
  const first = await api.seed.route();
  return [first, await api.seed.route({ set_id: first.set_id }), await api.seed.route()];
}

async function signInClimber(api: TestApi, routeIds: readonly string[]) {
  const { fetch, user } = await api.signIn();
  const startedAt = Date.now();
  const ids = Array.from({ length: 10 }, () => uuidv7());
  const read = <T>(path: string) => readJson<T>(fetch(`/api/${path}`));

  return {
    /** An earlier time may arrive later, as from a device that was offline. */
    apply: ({ type, climb, route, minutesAgo }: Step) => {
      const id = ids[climb];
      if (type === "remove") return fetch(`/api/climbs/me/${id}`, { method: "DELETE" });
      const time = new Date(startedAt - minutesAgo * MINUTE_MS).toISOString();
      const path = `/api/climbs/me/add_${type}/${routeIds[route]}`;
      return fetch(path, createJsonRequest("POST", { id, time }));
    },
    listOwn: () => read<Climb[]>("climbs/me"),
    listOnProfile: () => read<Climb[]>(`users/get_climbs/${user.username}`),
    readStats: (query = "") => read<Stats>(`users/get_stats/${user.username}${query}`),
    readExport: async () => getJson(await download(fetch), "climbs.json"),
  };
}

function deriveFlashes(list: readonly Climb[]): string[] {
  const tries = deriveTriesByRoute(list);
  return list.flatMap(({ id, route }) => {
    const routeTries = tries.get(route);
    return routeTries && isFlash(routeTries, id) ? [id] : [];
  });
}

const listFlashes = (list: readonly Climb[]) =>
  list.filter(({ flash }) => flash).map(({ id }) => id);

function deriveStats(list: readonly Climb[]) {
  const tries = countTries(deriveTriesByRoute(list).values());
  const { first_sends, flashes } = tries;
  const total_sends = list.filter(({ sent }) => sent).length;
  return { total_sends, first_sends, flashes, tries_per_send: getTriesPerSend(tries) };
}

/** The fields of the export. */
function deriveExport(list: readonly Climb[]) {
  const byRoute = deriveTriesByRoute(list);
  return list.map(({ id, route, sent }) => {
    const firstSend = byRoute.get(route)?.firstSend;
    const isFirst = firstSend?.id === id;
    return {
      id,
      flash: isFirst && firstSend.tries === 1,
      tries: isFirst ? firstSend.tries : null,
      repeat: sent && !isFirst,
    };
  });
}

test(
  "lists, stats and export have the tries that the domain derives, after any order of climbs and removals",
  { timeout: 120_000 },
  async () => {
    const api = await createTestApi();
    const routes = await seedRoutes(api);

    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 15 }), async (steps) => {
        const climber = await signInClimber(
          api,
          routes.map(({ id }) => id),
        );
        for (const step of steps) {
          const response = await climber.apply(step);

          const list = await climber.listOwn();
          expect(listFlashes(list)).toEqual(deriveFlashes(list));
          expect(await climber.readStats()).toMatchObject(deriveStats(list));
          if (response.status !== 200 && response.status !== 201) continue;
          const logged = await readJson<Climb>(response);
          expect(logged).toEqual(list.find(({ id }) => id === logged.id));
        }

        const list = await climber.listOwn();
        expect(await climber.listOnProfile()).toEqual(list);
        expect(await climber.readExport()).toMatchObject(deriveExport(list));
        for (const gymId of routes.map(({ gym_id }) => gym_id)) {
          const routesOfGym = routes.filter(({ gym_id }) => gym_id === gymId);
          const climbsInGym = list.filter(({ route }) =>
            routesOfGym.some(({ id }) => id === route),
          );
          const stats = await climber.readStats(`?gym_id=${gymId}`);
          expect(stats).toMatchObject(deriveStats(climbsInGym));
        }
      }),
      { numRuns: process.env["FULL_SIZE"] ? 60 : 6 },
    );
  },
);

const CLIMBERS = 4;

/** Enough steps that several climbers send the same route. */
const stepsOfClimbersArbitrary = fc.array(
  fc.record({ climber: fc.nat(CLIMBERS - 1), step: stepArbitrary }),
  { minLength: 25, maxLength: 40, size: "max" },
);

/** The figures of a route on the setters' screen, from the climbs of each climber. */
function deriveInsights(lists: readonly (readonly Climb[])[], routeId: string) {
  const climbers = lists
    .map((list) => list.filter(({ route }) => route === routeId))
    .filter((list) => list.length > 0);
  const tries = countTries(climbers.map((list) => deriveTries(list)));
  const hideSmall = (figure: number | null, count: number) =>
    count < MIN_CLIMBERS ? null : figure;
  return {
    route: routeId,
    sends: climbers.flat().filter(({ sent }) => sent).length,
    climbers: hideSmall(climbers.length, climbers.length),
    flash_rate: hideSmall(getFlashRate(tries), tries.first_sends),
    tries_per_send: hideSmall(getTriesPerSend(tries), tries.first_sends),
  };
}

test(
  "insights have the tries that the domain derives from the climbs of each climber, after any order of climbs and removals",
  { timeout: 120_000 },
  async () => {
    const api = await createTestApi();
    const { set_id, gym_id } = await api.seed.route();
    const setter = await api.signIn();
    await api.seed.member({ user_id: setter.user.id, gym_id });
    let shownRates = 0;

    await fc.assert(
      fc.asyncProperty(stepsOfClimbersArbitrary, async (steps) => {
        const routeIds: string[] = [];
        while (routeIds.length < 3) routeIds.push((await api.seed.route({ set_id })).id);
        const climbers: Awaited<ReturnType<typeof signInClimber>>[] = [];
        while (climbers.length < CLIMBERS) climbers.push(await signInClimber(api, routeIds));
        for (const { climber, step } of steps) await climbers[climber]?.apply(step);

        const { routes } = await readJson<Insights>(setter.fetch(`/api/gyms/${gym_id}/insights`));

        const lists = await Promise.all(climbers.map(({ listOwn }) => listOwn()));
        for (const routeId of routeIds) {
          const expected = deriveInsights(lists, routeId);
          expect(routes.find(({ route }) => route === routeId)).toMatchObject(expected);
          if (expected.flash_rate !== null) shownRates += 1;
        }
      }),
      // Without the search for the shortest failure, which would take longer than the time limit.
      { numRuns: process.env["FULL_SIZE"] ? 40 : 4, endOnFailure: true },
    );

    expect(shownRates).toBeGreaterThan(0);
  },
);
