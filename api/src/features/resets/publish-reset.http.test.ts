import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { readDetail, readJson, readProblem } from "../../testing/index.ts";
import { startSecondInstance } from "../../testing/start-second-instance.ts";
import { readWhenHeard } from "./testing/read-when-heard.ts";
import { setUpPublishing, toSortedIds } from "./testing/set-up-publishing.ts";

describe("publishing a reset", () => {
  test("strips the old routes, and puts the new ones into the current set", async () => {
    const { publish, readReset, first, second, added, set, noor, listOnWall, listDrafts } =
      await setUpPublishing();
    const { version } = await readReset();

    const published = await publish();

    expect(published).toMatchObject({
      status: "published",
      published_by: { id: noor.user.id, username: "noor_" },
      strip: [first.id],
      new: [added.id],
      new_sets: [],
      version: version + 1,
    });
    expect(await readReset()).toEqual(published);
    const { published_at } = published;
    const wall = await listOnWall();
    expect(toSortedIds(wall)).toEqual([second.id, added.id]);
    expect(wall.find(({ id }) => id === added.id)).toMatchObject({
      ...added,
      status: "live",
      set_id: set.id,
      reset_id: null,
      grade_rank: null,
      published_at,
      version: 2,
    });
    expect(await listDrafts()).toEqual([]);
    const stripped = await readJson(noor.fetch(`/api/routes/${first.id}`));
    expect(stripped).toMatchObject({ status: "stripped", stripped_at: published_at, version: 2 });
  });

  test("leaves alone a route that was stripped or deleted meanwhile", async () => {
    const { publish, changeRoute, first, second, stripAll, noor } = await setUpPublishing();
    await stripAll();
    await changeRoute(first.id, { strip: true });
    const { stripped_at } = await readJson<{ stripped_at: string }>(
      noor.fetch(`/api/routes/${first.id}`),
    );

    expect((await publish()).strip).toEqual([second.id]);

    expect(await readJson(noor.fetch(`/api/routes/${first.id}`))).toMatchObject({ stripped_at });
  });

  test("answers a repeated call with the published reset", async () => {
    const { readReset, publishVersion, listSets, stripAll } = await setUpPublishing();
    await stripAll();
    const { version } = await readReset();

    const responses = await Promise.all([publishVersion(version), publishVersion(version)]);

    const [one, other] = await Promise.all(responses.map((response) => readJson(response)));
    expect(one).toEqual(other);
    expect(await readJson(publishVersion(version))).toEqual(one);
    expect(await listSets()).toHaveLength(2);
  });

  test("rejects a version that the setter has not seen, and names who changed the reset", async () => {
    const { reset, readReset, publishVersion, change, mika, listOnWall, first, second } =
      await setUpPublishing();
    const { version } = await readReset();
    await change(reset.id, { name: "Cave" }, mika);

    expect(await readProblem(await publishVersion(version))).toMatchObject({
      detail: "STALE",
      change: { subject: "reset", user: { id: mika.user.id, username: "mika.h" } },
    });
    expect(toSortedIds(await listOnWall())).toEqual([first.id, second.id]);
  });

  test("names what new routes lack, and changes nothing", async () => {
    const { add, added, readReset, publishVersion, listOnWall, first, second } =
      await setUpPublishing();
    const bare = await add({ name: " ", grade: "", style: "", location: "" });
    const before = await readReset();

    const problem = await readProblem(await publishVersion(before.version));

    expect(problem).toMatchObject({ status: 422 });
    const fields = ["name", "grade", "style", "location"];
    expect(problem.detail).toEqual(
      fields.map((field) => ({
        loc: ["body", "new", bare.id, field],
        msg: "Required",
        type: "value_error",
      })),
    );
    expect(await readReset()).toEqual(before);
    expect(before.new).toEqual([added.id, bare.id]);
    expect(toSortedIds(await listOnWall())).toEqual([first.id, second.id]);
  });

  test("puts up no more than 5,000 routes, or nothing", async () => {
    const { api, set, publish, change, reset, first, readReset, publishVersion, listOnWall } =
      await setUpPublishing();
    await change(reset.id, { strip_remove: [first.id] });
    await api.db.execute(sql`
      insert into routes (id, set_id, name, grade, location, style, x, y)
      select gen_random_uuid(), ${set.id}, 'R' || n, '6a', 'Cave', 'Slab', 0, 0
      from generate_series(1, 4998) as n`);
    const { version } = await readReset();

    expect(await readDetail(publishVersion(version))).toBe("LIMIT_REACHED");
    expect(await readReset()).toMatchObject({ status: "draft", version });

    await change(reset.id, { strip_add: [first.id] });
    expect(await publish()).toMatchObject({ status: "published" });
    expect(await listOnWall()).toHaveLength(5_000);
  });

  test("is in the lists of another process as soon as that process hears of it", async () => {
    const { api, gym, publish, stripAll, added } = await setUpPublishing();
    const fetchFromOther = await startSecondInstance(api);
    const listOther = async (path: string) =>
      toSortedIds(await readJson<{ id: string }[]>(fetchFromOther(`/api/${path}`)));
    const wall = `routes/get_all?gym_id=${gym.id}&current=true`;
    await stripAll();
    expect(await listOther(wall)).toHaveLength(2);
    expect(await listOther(`sets/${gym.id}`)).toHaveLength(1);

    const lists = readWhenHeard(`routes:${gym.id}`, () =>
      Promise.all([listOther(wall), listOther(`sets/${gym.id}`)]),
    );
    await publish();

    const [routes, sets] = await lists;
    expect(routes).toEqual([added.id]);
    expect(sets).toHaveLength(2);
  });
});

describe("a published reset", () => {
  test("neither changes nor disappears", async () => {
    const { publish, change, remove, reset, second } = await setUpPublishing();
    await publish();

    expect(await readDetail(change(reset.id, { strip_add: [second.id] }))).toBe("CONFLICT");
    expect(await readDetail(remove(reset.id))).toBe("CONFLICT");
  });

  test("no longer announces its day", async () => {
    const { publish, change, reset, second, readDays } = await setUpPublishing();
    await change(reset.id, { leaves_on: "2999-12-01" });
    await publish();

    expect(await readDays()).toEqual([null, null]);
    expect(second.leaves_on).toBeNull();
  });
});
