import { seedRunningProgram } from "@topout/api/seed-running-program";

import type { Program } from "./program.ts";

/** A gym beside the demo's, after it by name: the demo's stays the one that opens. */
export const LARGE_GYM = { name: "Hall of Many", circuit: "Purple", routes: 200 } as const;

const ROW = 20;

/** One circuit whose current set has a grid of routes, P1 to P200. */
export const openLargeGym = ({ dataDir }: Pick<Program, "dataDir">) =>
  seedRunningProgram(dataDir, async (seed) => {
    const gym = await seed.gym({ name: LARGE_GYM.name });
    const circuit = await seed.circuit({ name: "Purple", color: "violet", gym_id: gym.id });
    const set = await seed.set({ circuit_id: circuit.id });
    await Promise.all(
      Array.from({ length: LARGE_GYM.routes }, (_, index) =>
        seed.route({
          set_id: set.id,
          name: `P${index + 1}`,
          x: (index % ROW) * 9 - 86,
          y: Math.floor(index / ROW) * 20 - 90,
        }),
      ),
    );
  });
