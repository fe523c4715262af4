import type { Climb } from "@topout/shared/contract";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { createJsonRequest, createTestApi, readJson } from "../../testing/index.ts";

const getMinutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function setUp() {
  const api = await createTestApi();
  const route = await api.seed.route();
  const ann = await api.signIn();
  const log = (kind: "send" | "attempt", body: object = {}, routeId = route.id) =>
    readJson<Climb>(
      ann.fetch(`/api/climbs/me/add_${kind}/${routeId}`, createJsonRequest("POST", body)),
    );
  const listFlashes = async () =>
    (await readJson<Climb[]>(ann.fetch("/api/climbs/me")))
      .filter(({ flash }) => flash)
      .map(({ id }) => id);
  return { api, route, ann, log, listFlashes };
}

describe("a flash", () => {
  test("is a first send without an earlier attempt", async () => {
    const { route, api, log, listFlashes } = await setUp();
    const other = await api.seed.route({ set_id: route.set_id });

    const flash = await log("send", { time: getMinutesAgo(30) });
    const later = [await log("attempt"), await log("send")];
    const tried = [await log("attempt", {}, other.id), await log("send", {}, other.id)];

    expect(flash).toMatchObject({ flash: true });
    for (const climb of [...later, ...tried]) expect(climb).toMatchObject({ flash: false });
    expect(await listFlashes()).toEqual([flash.id]);
  });

  test("ends with an earlier attempt that arrives late, and is back when the attempt is removed", async () => {
    const { ann, log, listFlashes } = await setUp();
    const body = { id: uuidv7(), time: getMinutesAgo(30) };
    await log("send", body);

    const attempt = await log("attempt", { time: getMinutesAgo(40) });

    expect(await listFlashes()).toEqual([]);
    expect(await log("send", body)).toMatchObject({ flash: false });
    await ann.fetch(`/api/climbs/me/${attempt.id}`, { method: "DELETE" });
    expect(await listFlashes()).toEqual([body.id]);
    expect(await log("send", body)).toMatchObject({ flash: true });
  });

  test("does not depend on the climbs of other users", async () => {
    const { api, route, log } = await setUp();
    const { id: user } = await api.seed.user();
    await api.seed.attempt({ user, route: route.id, time: new Date(getMinutesAgo(9)) });

    expect(await log("send")).toMatchObject({ flash: true });
  });
});
