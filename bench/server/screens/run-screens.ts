import { setTimeout as sleep } from "node:timers/promises";

import { Connection, toRequest } from "../connection.ts";

/** The interval at which a screen requests its data. */
export const INTERVAL_MS = 3_000;

interface Screen {
  readonly connection: Connection;
  readonly path: string;
  etag: string;
}

interface Poll {
  readonly status: number;
  readonly durationMs: number;
}

/** Opens a screen for each id of a gym, with one connection each. */
export async function openScreens(url: string, gymIds: readonly string[]) {
  const screens: Screen[] = await Promise.all(
    gymIds.map(async (id) => ({
      connection: await Connection.open(url),
      path: `/api/gyms/${id}/screen`,
      etag: "",
    })),
  );
  return {
    /** Polls as the screens do. They start at different times, like screens that were switched on at different times. */
    run: async (intervals: number): Promise<Poll[]> => {
      const startsAt = performance.now();
      const polls = screens.map(async (screen, index) => {
        const offsetMs = (index / screens.length) * INTERVAL_MS;
        const results: Poll[] = [];
        for (let interval = 0; interval < intervals; interval++) {
          const time = startsAt + offsetMs + interval * INTERVAL_MS;
          await sleep(Math.max(0, time - performance.now()));
          results.push(await poll(screen));
        }
        return results;
      });
      return (await Promise.all(polls)).flat();
    },
    close: () => screens.forEach(({ connection }) => connection.close()),
  };
}

async function poll(screen: Screen): Promise<Poll> {
  const headers = { "accept-encoding": "br", "if-none-match": screen.etag };
  const startedAt = performance.now();
  const { status, head } = await screen.connection.send(toRequest({ path: screen.path, headers }));
  const durationMs = performance.now() - startedAt;
  screen.etag = /\r\netag: (.+)\r\n/i.exec(head)?.[1] ?? "";
  return { status, durationMs };
}
