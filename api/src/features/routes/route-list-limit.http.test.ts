import type { Route } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson } from "../../testing/index.ts";

describe("the list of routes", () => {
  test("has the newest 5,000 routes of all gyms, or all routes of one gym", async () => {
    const api = await createTestApi();
    const gym = await api.seed.gym();
    const circuit = await api.seed.circuit({ gym_id: gym.id });
    const set = await api.seed.set({ circuit_id: circuit.id });
    await api.db.execute(sql`
    insert into routes (id, set_id, name, grade, location, style, x, y)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${set.id}, 'R' || n,
      '6a', 'Cave', 'Slab', 0, 0
    from generate_series(1, 5001) as n`);
    const { fetch } = await api.signIn();
    const list = (query: string) => readJson<Route[]>(fetch(`/api/routes/get_all?${query}`));

    const routes = await list("");
    expect(routes).toHaveLength(5_000);
    expect(routes[0]?.name).toBe("R2");
    expect(routes.at(-1)?.name).toBe("R5001");
    expect(await list(`gym_id=${gym.id}`)).toHaveLength(5_001);
  });
});
