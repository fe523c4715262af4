import type { Climb, ResetPage, Route, Stats } from "@topout/shared/contract";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";

import { openTestApi, readJson } from "../../testing/index.ts";
import { expectConsistentActivities } from "../climbs/testing/expect-consistent-activities.ts";
import { PEOPLE, setUpWall, type WallContext } from "./testing/set-up-wall.ts";
import { isOnTheWall, type ModelRoute, type WallModel } from "./testing/wall-model.ts";
import type { Result } from "./testing/wall-step.ts";
import { FIRST_STEPS, runStep, type WallStep, wallStep } from "./testing/wall-steps.ts";

const api = await openTestApi();
afterAll(api.close);

test(
  "no send is lost and no route is in two places, whatever three people plan, publish, undo, strip, delete and log",
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wallStep, { minLength: 10, maxLength: 30 }), async (sequence) => {
        const context = await setUpWall(api);
        for (const [time, next] of [...FIRST_STEPS, ...sequence].entries()) {
          if (context.model.routes.size === 0) return;
          const results = [await runStep(context, next, time), ...(await compareWall(context))];
          for (const [actual, expected] of results) expect(actual).toEqual(expected);
        }
        await expectConsistentActivities(api);
      }),
      {
        numRuns: process.env["FULL_SIZE"] ? 15 : 4,
        examples: [
          [[step("publish"), step("strip", { route: 4 }), step("undo")]],
          [[step("strip"), step("chooseSets", { value: 5 }), step("publish"), step("restore")]],
          [[step("chooseSets", { value: 5 }), step("publish"), step("undo")]],
          [[planStrip, step("publish"), step("restore"), step("strip"), step("undo")]],
          [[step("publish"), step("logClimb", { route: 4, value: 1 }), step("undo")]],
        ],
        // Shrinking takes a minute per step.
        interruptAfterTimeLimit: 150_000,
      },
    );
  },
);

/** The first person selects the first reset and route by default. */
const step = (type: WallStep["type"], choice: Partial<WallStep> = {}): WallStep => ({
  type,
  person: 0,
  reset: 0,
  route: 0,
  value: 0,
  ...choice,
});

const planStrip = step("changeStrip", { value: 1 });

/** Compares what each person sees with the model. */
async function compareWall({ gym, model, usernames, send }: WallContext): Promise<Result[]> {
  const people = Array.from({ length: PEOPLE }, (_, person) => person);
  const [resets, onWall, drafts, archive, live, stats, ...ownClimbs] = await Promise.all([
    readJson<ResetPage>(send(0, `gyms/${gym.id}/resets`)),
    readJson<Route[]>(send(0, `routes/get_all?gym_id=${gym.id}&current=true`)),
    readJson<Route[]>(send(0, `routes/get_all?gym_id=${gym.id}&drafts=true`)),
    readJson<{ readonly data: Route[] }>(send(0, `gyms/${gym.id}/archive`)),
    readJson<Route[]>(send(0, `routes/get_all?gym_id=${gym.id}`)),
    Promise.all(usernames.map((name) => readJson<Stats>(send(0, `users/get_stats/${name}`)))),
    ...people.map((person) => readJson<Climb[]>(send(person, "climbs/me"))),
  ]);
  const list = (isListed: (route: ModelRoute) => boolean) =>
    [...model.routes].flatMap(([id, route]) => (isListed(route) ? [id] : [])).toSorted();
  const shown = [...model.climbs].filter(
    ([, { route }]) => model.routes.get(route)?.status !== "draft",
  );
  const countSends = (id: string) =>
    shown.filter(([, { route, sent }]) => sent && route === id).length;
  return [
    [new Map(resets.data.map(({ id, strip }) => [id, strip.toSorted()])), listStrips(model)],
    [getIds(onWall), list((route) => isOnTheWall(model, route))],
    [getIds(drafts), list(({ status }) => status === "draft")],
    [getIds(archive.data), list(({ status }) => status === "stripped")],
    [
      new Map(live.map(({ id, climb_count }) => [id, climb_count])),
      new Map(list(({ status }) => status === "live").map((id) => [id, countSends(id)])),
    ],
    ...people.flatMap((person): Result[] => {
      const own = shown.filter(([, climb]) => climb.person === person);
      return [
        [getIds(ownClimbs[person] ?? []), own.map(([id]) => id).toSorted()],
        [stats[person]?.total_sends, own.filter(([, { sent }]) => sent).length],
      ];
    }),
  ];
}

/** A draft shows only the routes that are live. */
const listStrips = ({ resets, routes }: WallModel) =>
  new Map(
    [...resets].map(([id, { strip, publication }]) => [
      id,
      [...strip]
        .filter((route) => publication !== undefined || routes.get(route)?.status === "live")
        .toSorted(),
    ]),
  );

const getIds = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted();
