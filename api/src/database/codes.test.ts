import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";

import { createEmptyDatabase } from "../testing/database.ts";
import { migrateTo } from "../testing/migrate-to.ts";
import { migrate } from "./migrate.ts";

const GYM = "0192f0c1-7a00-7000-8000-000000000001";
const LAYOUT = { lines: [], areas: [{ name: "The Slab" }, { name: "The Cave" }] };

async function setUp() {
  const url = await createEmptyDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await migrateTo(url, "codes");
  await client.query(
    "insert into gyms (id, name, location, about, layout) values ($1, 'Gritworks', 'Leeds', '', $2)",
    [GYM, LAYOUT],
  );
  await client.query(`
    insert into circuits (id, gym_id, name, color) values ('${GYM}', '${GYM}', 'Green', 'green');
    insert into sets (id, circuit_id, date) values ('${GYM}', '${GYM}', now())`);
  /** Inserts routes without a code, as the previous version does. */
  const insertRoutes = (first: number, last: number) =>
    client.query(
      `insert into routes (id, set_id, name, grade, location, style, x, y)
       select lpad(n::text, 32, '0')::uuid, '${GYM}', 'R', '', '', '', 0, 0
       from generate_series($1::int, $2::int) as n`,
      [first, last],
    );
  const readRouteCodes = async () => {
    const query = "select code from routes order by id";
    return (await client.query<{ code: string | null }>(query)).rows.map(({ code }) => code);
  };
  const readAreas = async () => {
    const query = "select layout -> 'areas' as areas from gyms";
    return (await client.query<{ areas: { name: string; code?: string }[] }>(query)).rows[0]?.areas;
  };
  return { url, client, insertRoutes, readRouteCodes, readAreas };
}

test("the routes and areas of an existing database get different codes", async () => {
  const { url, client, insertRoutes, readRouteCodes, readAreas } = await setUp();
  await insertRoutes(1, 1_001);

  await migrate(url);

  const routeCodes = await readRouteCodes();
  expect(new Set(routeCodes).size).toBe(1_001);
  expect(
    routeCodes.filter((code) => !/^[B-DF-HJKMNP-TV-Z][2-9B-DF-HJKMNP-TV-Z]{5}$/.test(code ?? "")),
  ).toEqual([]);
  const areas = await readAreas();
  expect(areas).toMatchObject(LAYOUT.areas);
  const { rows } = await client.query("select code, name from area_codes order by name desc");
  expect(rows).toEqual(areas);
  expect(areas?.filter(({ code = "" }) => !/^[2-9][2-9B-DF-HJKMNP-TV-Z]{5}$/.test(code))).toEqual(
    [],
  );
});

test("the fill continues after a failure, keeps codes, and the previous version still adds routes", async () => {
  const { url, client, insertRoutes, readRouteCodes, readAreas } = await setUp();
  await insertRoutes(1, 2);
  await migrateTo(url, "fill_codes");
  await insertRoutes(3, 4);
  expect(await readRouteCodes()).toEqual([null, null, null, null]);
  await client.query("update gyms set layout = layout - 'areas' || '{\"areas\": 1}'");
  await expect(migrate(url)).rejects.toThrow("cannot extract elements");
  const filled = await readRouteCodes();
  expect(filled).not.toContain(null);
  await client.query("update gyms set layout = $1", [LAYOUT]);

  await migrate(url);

  expect(await readRouteCodes()).toEqual(filled);
  expect((await readAreas())?.map(({ code }) => code)).not.toContain(undefined);
  await insertRoutes(5, 5);
  expect((await readRouteCodes()).at(-1)).toMatch(/^\w{6}$/);
});
