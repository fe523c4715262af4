import { expect, test } from "vitest";

import { createFormRequest } from "../../testing/create-form-request.ts";
import { createRouteUpdate } from "../../testing/gym-events.ts";
import { createTestApi } from "../../testing/index.ts";
import { findWrongCounts } from "../climbs/testing/find-wrong-counts.ts";

const ROUNDS = 15;

test("the counts are correct after concurrent sends, removals, and moves of routes and time zones", async () => {
  const api = await createTestApi();
  const { id: gym_id } = await api.seed.gym();
  const sets = await Promise.all(
    ["Green", "Blue"].map(async (name) => {
      const circuit = await api.seed.circuit({ gym_id, name });
      return api.seed.set({ circuit_id: circuit.id });
    }),
  );
  const set_id = sets[0]?.id ?? "";
  const routes = await Promise.all([0, 1, 2].map(() => api.seed.route({ set_id })));
  const climbers = await Promise.all([0, 1, 2, 3].map(() => api.signIn()));
  const staff = await api.signIn({ is_superuser: true, route_setter: true });
  const change = async (path: string, request: RequestInit) => {
    const response = await staff.fetch(path, request);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  };

  const climb = async ({ user, fetch }: (typeof climbers)[number]) => {
    for (let n = 0; n < ROUNDS; n++) {
      const time = new Date(Date.now() - (n % 3) * 43_200_000);
      const route = routes[n % routes.length]?.id ?? "";
      const { id } = await api.seed.send({ user: user.id, route, time });
      if (n % 3 === 0) await fetch(`/api/climbs/me/${id}`, { method: "DELETE" });
    }
  };
  const moveRoutes = async () => {
    for (let n = 0; n < ROUNDS; n++) {
      const [route, set] = [routes[n % 3], sets[(n + 1) % 2]];
      if (route) await change("/api/routes/update", createRouteUpdate(route, { set_id: set?.id }));
    }
  };
  const moveTimeZone = async () => {
    for (const time_zone of ["Pacific/Auckland", "America/Los_Angeles", ""]) {
      await change(`/api/gyms/${gym_id}`, createFormRequest("PATCH", { time_zone }));
      await api.runJobs();
    }
  };
  await Promise.all([...climbers.map(climb), moveRoutes(), moveRoutes(), moveTimeZone()]);

  expect(await findWrongCounts(api)).toEqual([]);
});
