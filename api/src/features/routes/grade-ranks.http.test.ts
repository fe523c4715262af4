import type { GradeRank, GradeScale, ManyRoutesResult, Route } from "@topout/shared/contract";
import { createGradeParser, getSystemGrades } from "@topout/shared/domain/grades";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { gyms, routes } from "../../database/schema.ts";
import { lockGradeScale } from "../../queries/rank-routes.ts";
import { countWaitingTransactions } from "../../testing/count-waiting-transactions.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";
import { createJsonRequest, readJson } from "../../testing/index.ts";
import { setUpRouteSetter } from "./testing/set-up-route-setter.ts";

const vScale: GradeScale = { system: "v", grades: [...getSystemGrades("v")] };
const fontScale: GradeScale = { system: "font", grades: [...getSystemGrades("font")] };
const rankOf = (scale: GradeScale, grade: string): GradeRank | null =>
  createGradeParser(scale)(grade);

async function setUp() {
  const setter = await setUpRouteSetter();
  const { api, gym } = setter;
  const admin = await api.signIn({ is_superuser: true });
  const setScale = async (scale: GradeScale | null) => {
    const request = createFormRequest("PATCH", { grade_scale: JSON.stringify(scale) });
    return (await admin.fetch(`/api/gyms/${gym.id}`, request)).status;
  };
  const listRanks = async () =>
    (await setter.listRoutes()).map(({ grade, grade_rank }) => ({ grade, grade_rank }));
  return { ...setter, setScale, listRanks };
}

describe("the rank of a route", () => {
  test("is null without a scale, and for a grade outside the scale", async () => {
    const { createRoute, setScale } = await setUp();
    expect(await createRoute({ grade: "V3" })).toMatchObject({ grade_rank: null });
    await setScale(vScale);
    expect(await createRoute({ grade: "spicy" })).toMatchObject({ grade_rank: null });
  });

  test("follows the grade when a route is created and updated", async () => {
    const { createRoute, updateRoute, setScale } = await setUp();
    await setScale(vScale);

    const route = await createRoute({ grade: "V3–V5" });
    expect(route.grade_rank).toEqual(rankOf(vScale, "V3–V5"));

    const read = (grade: string) => readJson<Route>(updateRoute(route, { grade }));
    expect((await read("V4")).grade_rank).toEqual(rankOf(vScale, "V4"));
    // Another text for the same grade.
    expect((await read("v 4")).grade_rank).toEqual(rankOf(vScale, "V4"));
    expect((await read("hard")).grade_rank).toBeNull();
  });

  test("follows the grade when several routes are changed", async () => {
    const { fetch, createRoute, setScale } = await setUp();
    await setScale(vScale);
    const { id, version } = await createRoute({ grade: "V1" });

    const { changed } = await readJson<ManyRoutesResult>(
      fetch(
        "/api/routes/change_many",
        createJsonRequest("POST", { routes: [{ id, version }], grade: "V7" }),
      ),
    );

    expect(changed).toMatchObject([{ grade: "V7", grade_rank: rankOf(vScale, "V7") }]);
  });

  test("is removed if a statement changes only the grade", async () => {
    const { api, createRoute, setScale, listRanks } = await setUp();
    await setScale(vScale);
    const { id } = await createRoute({ grade: "V1" });

    await api.db.update(routes).set({ grade: "V9" }).where(eq(routes.id, id));
    await api.db.update(routes).set({ version: 9 }).where(eq(routes.id, id));

    const [row] = await api.db.select().from(routes);
    expect(row).toMatchObject({ grade: "V9", grade_min: null, grade_max: null });
    expect(await listRanks()).toHaveLength(1);
  });
});

describe("a new scale", () => {
  test("ranks all routes with jobs of 500 routes, and does not change their versions", async () => {
    const { api, createRoute, setScale, listRanks } = await setUp();
    await setScale(vScale);
    const first = await createRoute({ grade: "V3" });
    await api.db.execute(sql`
      insert into routes (id, set_id, name, grade, location, style, x, y)
      select gen_random_uuid(), ${first.set_id}::uuid, 'P' || n, case when n % 2 = 0 then 'V4' else '6A+' end,
        'Cave', 'Slab', 0, 0
      from generate_series(1, 1200) as n`);
    await api.runJobs();
    await listRanks();

    await setScale(fontScale);
    await api.runJobs();

    await expect
      .poll(async () => new Set((await listRanks()).map((rank) => JSON.stringify(rank))))
      .toEqual(
        new Set(
          ["V3", "V4", "6A+"].map((grade) =>
            JSON.stringify({ grade, grade_rank: rankOf(fontScale, grade) }),
          ),
        ),
      );
    const { rows } = await api.db.execute(
      sql`select count(*)::int as count from pgboss.job where name = 'rank-routes'`,
    );
    // Each scale has three jobs with routes, and one that finds no more.
    expect(rows).toEqual([{ count: 8 }]);
    const [route] = await api.db.select().from(routes).where(eq(routes.id, first.id));
    expect(route?.version).toBe(first.version);
  });

  test("is no reason for jobs if it equals the previous one", async () => {
    const { api, setScale } = await setUp();
    await setScale(vScale);
    await setScale({ ...vScale });

    const { rows } = await api.db.execute(
      sql`select count(*)::int as count from pgboss.job where name = 'rank-routes'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe("a grade that changes together with the scale", () => {
  test("waits for the new scale", async () => {
    const { api, gym, createRoute, updateRoute, setScale } = await setUp();
    await setScale(vScale);
    const route = await createRoute({ grade: "V1" });

    const { update } = await api.db.transaction(async (tx) => {
      await tx.update(gyms).set({ grade_scale: fontScale }).where(eq(gyms.id, gym.id));
      const pending = readJson<Route>(updateRoute(route, { grade: "6A" }));
      await expect.poll(() => countWaitingTransactions(api.db)).toBe(1);
      // The transaction would wait for a returned promise.
      return { update: pending };
    });

    expect((await update).grade_rank).toEqual(rankOf(fontScale, "6A"));
  });

  test("is ranked by the jobs of a scale that waits for it", async () => {
    const { api, gym, createRoute, setScale } = await setUp();
    await setScale(vScale);
    const route = await createRoute({ grade: "V1" });

    const { change } = await api.db.transaction(async (tx) => {
      const rankRoutes = await lockGradeScale(tx, gym.id);
      const pending = setScale(fontScale);
      await expect.poll(() => countWaitingTransactions(api.db)).toBe(1);
      await tx.update(routes).set({ grade: "6A" }).where(eq(routes.id, route.id));
      await rankRoutes([route.id]);
      return { change: pending };
    });
    expect(await change).toBe(200);
    await api.runJobs();

    const [row] = await api.db.select().from(routes);
    const rank = rankOf(fontScale, "6A");
    expect(row).toMatchObject({ grade_min: rank?.min, grade_max: rank?.max });
  });

  test("never has a rank of another scale, nor a deadlock", async () => {
    const { api, createRoute, updateRoute, setScale, listRanks } = await setUp();
    await setScale(vScale);
    const created = await Promise.all(
      Array.from({ length: 6 }, (_, n) => createRoute({ name: `P${n}`, grade: "V1" })),
    );

    const responses = await Promise.all([
      ...created.map((route, n) => updateRoute(route, { grade: n % 2 ? "6A+" : "V5–V7" })),
      ...[fontScale, vScale, fontScale].map(setScale),
      ...["V2", "6C", "8A"].map((grade) => createRoute({ grade })),
      api.runJobs(),
    ]);
    await api.runJobs();

    expect(responses.filter((response) => response instanceof Response && !response.ok)).toEqual(
      [],
    );
    const { rows } = await api.db.execute<{ grade_scale: GradeScale }>(
      sql`select grade_scale from gyms`,
    );
    const scale = rows[0]?.grade_scale ?? fontScale;
    await expect
      .poll(async () => {
        const ranks = await listRanks();
        return ranks.filter(
          ({ grade, grade_rank }) =>
            JSON.stringify(grade_rank) !== JSON.stringify(rankOf(scale, grade)),
        );
      })
      .toEqual([]);
  });
});
