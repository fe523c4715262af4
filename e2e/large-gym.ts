import { seedRunningProgram } from "@topout/api/seed-running-program";

import type { Program } from "./program.ts";

/** A second gym. Its name sorts after the demo gym, so that the dashboard still opens the demo gym. */
export const LARGE_GYM = { name: "Hall of Many", circuit: "Purple", routeCount: 200 } as const;

const DOTS_PER_ROW = 20;

/** Creates the gym with one circuit and a grid of routes, P1 to P200. */
export const createLargeGym = ({ dataDir }: Pick<Program, "dataDir">) =>
  seedRunningProgram(dataDir, async (seed) => {
    const gym = await seed.gym({ name: LARGE_GYM.name });
    const circuit = await seed.circuit({
      name: LARGE_GYM.circuit,
      color: "violet",
      gym_id: gym.id,
    });
    const set = await seed.set({ circuit_id: circuit.id });
    // One after another, because a connection must be free within five seconds.
    for (let index = 0; index < LARGE_GYM.routeCount; index++) {
      await seed.route({
        set_id: set.id,
        name: `P${index + 1}`,
        x: (index % DOTS_PER_ROW) * 9 - 86,
        y: Math.floor(index / DOTS_PER_ROW) * 20 - 90,
      });
    }
  });
