import type { Climb, Stats } from "@topout/shared/contract";
import {
  countTries,
  deriveTriesByRoute,
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
      { numRuns: process.env["FULL_SIZE"] ? 60 : 12 },
    );
  },
);
