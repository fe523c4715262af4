import type { NewClimb } from "@topout/shared/platform";
import fc from "fast-check";
import { expect, test } from "vitest";

import { Simulation } from "./testing/simulation.ts";
import { anyDraftStep, anyStep, anyVoteStep } from "./testing/steps.ts";

const sortClimbs = (climbs: Iterable<NewClimb>) =>
  [...climbs].map(({ route, sent, time }) => `${time} ${route} ${sent}`).sort();

test("the replay stores everything that the screen shows, and each climb once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 60, size: "max" }), async (steps) => {
      const simulation = new Simulation(steps);

      await simulation.run();

      const { server, screen, storage } = simulation;
      const isOfExistingRoute = ({ route: name }: NewClimb) => server.routes.has(name);
      expect(sortClimbs(server.climbs.values())).toEqual(
        sortClimbs([...screen.climbs.values()].filter(isOfExistingRoute)),
      );
      expect([...server.projects].sort()).toEqual(
        [...screen.projects].filter((name) => server.routes.has(name)).sort(),
      );
      const ofExistingRoutes = ([, route]: readonly [string, string]) => server.routes.has(route);
      expect(Object.fromEntries(server.notes)).toEqual(
        Object.fromEntries([...screen.notes].filter(ofExistingRoutes)),
      );
      expect([...server.bumps].sort()).toEqual([...screen.bumps].sort());
      expect([...server.marks].sort()).toEqual([...screen.marks].sort());
      expect(Object.fromEntries(server.drafts)).toEqual(Object.fromEntries(screen.drafts));
      expect(storage.queue.filter(({ state }) => state !== "rejected")).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test("the last vote on each route wins", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyVoteStep, { maxLength: 40, size: "max" }), async (steps) => {
      const simulation = new Simulation(steps);

      await simulation.run();

      const { server, screen, storage } = simulation;
      expect(Object.fromEntries(server.votes)).toEqual(Object.fromEntries(screen.votes));
      expect(storage.queue).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("each new route gets its last photo after it is stored, and no photo stays on the device", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyDraftStep, { maxLength: 40, size: "max" }), async (steps) => {
      const simulation = new Simulation(steps);

      await simulation.run();

      const { server, screen, storage } = simulation;
      expect(Object.fromEntries(server.drafts)).toEqual(Object.fromEntries(screen.drafts));
      expect(Object.fromEntries(server.photos)).toEqual(Object.fromEntries(screen.photos));
      expect(storage.queue).toEqual([]);
      expect([...storage.photos.keys()]).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
