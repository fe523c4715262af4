import type { ManyRoutesResult, Route } from "@topout/shared/contract";
import { eq, sql } from "drizzle-orm";

import { routes as routeTable } from "../../../database/schema.ts";
import { createJsonRequest, readJson } from "../../../testing/index.ts";
import { setUpRouteSetter } from "./set-up-route-setter.ts";

/** Signs in a setter, and creates a route. Returns functions that change it with `change_many`, and read it. */
export async function setUpRouteStatus() {
  const setter = await setUpRouteSetter();
  const { api, fetch, gym } = setter;
  const route = await setter.createRoute({ name: "P1" });
  const request = (routes: readonly Pick<Route, "id" | "version">[], change: object) =>
    fetch(
      "/api/routes/change_many",
      createJsonRequest("POST", {
        routes: routes.map(({ id, version }) => ({ id, version })),
        ...change,
      }),
    );
  const change = (changed: Route, details: object) =>
    readJson<ManyRoutesResult>(request([changed], details));
  const read = <T>(path: string) => readJson<T>(api.fetchAnonymously(`/api/${path}`));
  return {
    ...setter,
    route,
    request,
    change,
    /** Changes one route, and returns it. */
    changeOne: async (changed: Route, details: object): Promise<Route> => {
      const { changed: result } = await change(changed, details);
      if (!result[0]) throw new Error("The route was not changed");
      return result[0];
    },
    /** Adds live routes to the set. */
    fillWall: (count: number) =>
      api.db.execute(sql`
        insert into routes (id, set_id, name, grade, location, style, x, y)
        select gen_random_uuid(), ${route.set_id}, 'R' || n, '6a', 'Cave', 'Slab', 0, 0
        from generate_series(1, ${count}) as n`),
    readRoute: () => read<Route>(`routes/${route.id}`),
    /** Moves the stripping into the past. */
    setStrippedAt: (stripped_at: Date) =>
      api.db.update(routeTable).set({ stripped_at }).where(eq(routeTable.id, route.id)),
    listOnWall: () => read<Route[]>(`routes/get_all?gym_id=${gym.id}&current=true`),
    listByIds: (ids: readonly string[]) => read<Route[]>(`routes/get_all?ids=${ids.join(",")}`),
  };
}
