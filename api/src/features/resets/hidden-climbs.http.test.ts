import type { Activity, Climb, Dependents, Route, Stats } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createFormRequest } from "../../testing/create-form-request.ts";
import { readDetail, readJson } from "../../testing/index.ts";
import { deleteAccount } from "../account/testing/delete-account.ts";
import { download, getJson } from "../account/testing/download-export.ts";
import { expectConsistentActivities } from "../climbs/testing/expect-consistent-activities.ts";
import { setUpPublication } from "./testing/set-up-publication.ts";

const HOUR_MS = 60 * 60_000;
const CLIMB_ID = "01890000-0000-7000-8000-000000000007";

const createTime = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();

/** Publishes a reset, and signs in two climbers. */
async function setUp() {
  const setup = await setUpPublication();
  await setup.publish();
  const [ann, bob] = [await setup.signInClimber(), await setup.signInClimber()];
  const read = <T>(path: string) => readJson<T>(ann.fetch(`/api/${path}`));
  return {
    ...setup,
    ann,
    bob,
    readFeed: async () =>
      (await read<{ data: Activity[] }>("activities/get_paginated")).data.map(
        ({ user, time, num_sends }) => ({ user, time, num_sends }),
      ),
    countSends: async () => (await read<Stats>(`users/get_stats/${ann.user.username}`)).total_sends,
    rename: (route: Route, fields: object) => {
      const { name, grade, style, location, x, y, circuit_id } = route;
      const values = { name, grade, style, location, x, y, circuit_id, ...fields };
      return setup.noor.fetch(
        "/api/routes/update",
        createFormRequest("PATCH", { route_id: route.id, ...values }),
      );
    },
  };
}

const toCount = ({ id, climb_count }: Route) => [id, climb_count];

describe("the climbs on the new routes of an undone reset", () => {
  test("are hidden, and count again after the next publication", async () => {
    const setup = await setUp();
    const { api, added, second, ann, bob, publish, undo, readFeed, countSends, listOnWall } = setup;
    const time = createTime(1);
    for (const { log } of [ann, bob]) await log(added.id, { time });
    await ann.log(added.id, { time }, "attempt");
    for (const hours of [50, 100]) await ann.log(added.id, { time: createTime(hours) });
    await ann.log(second.id, { time });
    const climbs = (await ann.list()).map(toStoredClimb);
    const [feed, wall] = [await readFeed(), await listOnWall()];
    expect(feed).toHaveLength(4);

    await undo();

    expect((await ann.list()).map(({ route }) => route)).toEqual([second.id]);
    expect(await bob.list()).toEqual([]);
    expect(await readFeed()).toMatchObject([{ user: ann.user.id, num_sends: 1 }]);
    expect(await countSends()).toBe(1);
    await expectConsistentActivities(api);
    await publish();
    expect((await ann.list()).map(toStoredClimb)).toEqual(climbs);
    expect(await readFeed()).toEqual(feed);
    expect(await countSends()).toBe(4);
    expect((await listOnWall()).map(toCount)).toEqual(wall.map(toCount));
    await expectConsistentActivities(api);
  });

  test("are joined by those that were made before the undo, and arrive later", async () => {
    const { added, ann, publish, undo } = await setUp();
    const late = { id: CLIMB_ID, time: createTime(1) };
    await undo();

    const response = await ann.log(added.id, late);

    expect(response.status).toBe(201);
    const climb = await readJson<Climb>(response);
    expect(climb).toMatchObject({ ...late, route: added.id, sent: true, activity: null });
    const repeated = await ann.log(added.id, late);
    expect(repeated.status).toBe(200);
    expect(await repeated.json()).toEqual(climb);
    expect(await readDetail(ann.log(added.id, late, "attempt"))).toBe("CONFLICT");
    expect(await ann.list()).toEqual([]);
    expect((await ann.log(added.id)).status).toBe(404);
    await publish();
    expect(await ann.list()).toMatchObject([late]);
  });

  test("show the names that their climbers saw", async () => {
    const { added, ann, bob, publish, undo, rename } = await setUp();
    await ann.log(added.id);
    await undo();
    expect((await rename(added, { name: "Other", grade: "7c" })).status).toBe(200);

    expect(await readJson(bob.log(added.id, { time: createTime(1) }))).toMatchObject({
      route_name: "N1",
      grade: "6a",
    });
    await publish();
    await ann.log(added.id);
    expect((await ann.list()).map(({ route_name }) => route_name)).toEqual(["Other", "N1"]);
    expect(await bob.list()).toMatchObject([{ route_name: "N1", grade: "6a" }]);
  });

  test("can be removed meanwhile", async () => {
    const { added, ann, publish, undo } = await setUp();
    const request = { id: CLIMB_ID, time: createTime(1) };
    await ann.log(added.id, request);
    await undo();

    const remove = () => ann.fetch(`/api/climbs/me/${CLIMB_ID}`, { method: "DELETE" });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await readDetail(ann.log(added.id, request))).toBe("CONFLICT");
    await publish();
    expect(await ann.list()).toEqual([]);
  });

  test("are in the export, and disappear with the account", async () => {
    const { api, added, second, ann, undo } = await setUp();
    await ann.log(added.id, { id: CLIMB_ID, time: createTime(1) });
    await ann.log(second.id);
    await undo();

    expect(getJson(await download(ann.fetch), "climbs.json")).toMatchObject([
      { route: second.id },
      { id: CLIMB_ID, route: added.id, route_name: "N1", sent: true, activity: null },
    ]);
    await deleteAccount(ann.fetch);
    const { rows } = await api.db.execute("select from hidden_climbs");
    expect(rows).toEqual([]);
  });

  test("have the published name in the export, as projects and videos do, also after the draft changes", async () => {
    const { api, added, ann, undo, rename } = await setUp();
    await ann.log(added.id, { time: createTime(1) });
    await ann.fetch(`/api/projects/me/${added.id}`, { method: "POST" });
    await api.seed.video({ route_id: added.id, user_id: ann.user.id });
    await undo();
    await ann.log(added.id, { time: createTime(2) });
    const secret = "Xylographer";
    const details = { name: secret, grade: secret, style: secret, location: secret };
    expect((await rename(added, details)).status).toBe(200);

    const files = await download(ann.fetch);

    expect(getJson(files, "climbs.json")).toMatchObject([
      { route_name: "N1", grade: "6a" },
      { route_name: "N1", grade: "6a" },
    ]);
    expect(getJson(files, "projects.json")).toMatchObject([{ route_name: "N1", grade: "6a" }]);
    expect(getJson(files, "videos.json")).toMatchObject([{ route_name: "N1" }]);
    expect(Buffer.concat([...files.values()]).includes(secret)).toBe(false);
  });

  test("prevent that their route or its reset is deleted", async () => {
    const { added, reset, noor, ann, undo, publish, remove, listOnWall } = await setUp();
    await ann.log(added.id);
    await undo();

    const dependents = noor.fetch(`/api/routes/${added.id}/dependents`);
    expect(await readJson<Dependents>(dependents)).toMatchObject({ routes: 1, sends: 1 });
    const removal = noor.fetch(`/api/routes/${added.id}`, { method: "DELETE" });
    expect(await readDetail(removal)).toBe("CONFLICT");
    expect(await readDetail(remove(reset.id))).toBe("CONFLICT");
    await publish();
    expect((await listOnWall()).map(toCount)).toContainEqual([added.id, 1]);
  });
});

/** Another activity of the same day contains a climb after it was hidden. */
const toStoredClimb = ({ activity: _activity, ...climb }: Climb) => climb;
