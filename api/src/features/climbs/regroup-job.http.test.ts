import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { activities } from "../../database/schema.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";
import { createTestApi } from "../../testing/index.ts";

test("a change of the time zone regroups 20 climbers in each job, and the request does not wait", async () => {
  const api = await createTestApi();
  const { id: route } = await api.seed.route();
  for (let n = 0; n < 45; n++) {
    const { id: user } = await api.seed.user();
    await api.seed.send({ user, route, time: new Date("2026-01-01T20:00:00Z") });
  }
  const readActivities = () =>
    api.db.selectDistinct({ gym: activities.gym_id, day: activities.day }).from(activities);
  const [{ gym } = { gym: "" }] = await readActivities();
  const { fetch } = await api.signIn({ is_superuser: true });

  const change = createFormRequest("PATCH", { time_zone: "Pacific/Auckland" });
  expect((await fetch(`/api/gyms/${gym}`, change)).status).toBe(200);
  expect(await readActivities()).toEqual([{ gym, day: "2026-01-01" }]);
  await api.runJobs();

  expect(await readActivities()).toEqual([{ gym, day: "2026-01-02" }]);
  const { rows } = await api.db.execute(
    sql`select count(*)::int as count from pgboss.job where name = 'regroup-activities'`,
  );
  // Three jobs have climbers, and the last one finds no more.
  expect(rows).toEqual([{ count: 4 }]);
});
