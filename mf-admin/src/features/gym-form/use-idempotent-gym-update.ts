import { type ChangedGym, createIdempotentUpdate, updateGym } from "@topout/shared/api/staff";
import type { Gym } from "@topout/shared/contract";
import { useState } from "react";

/** Returns a function that saves changes. A retry after a lost response does not conflict with the first attempt. */
export function useIdempotentGymUpdate() {
  const [run] = useState(() =>
    createIdempotentUpdate<ChangedGym, Gym>({
      update: (input, version) => updateGym({ ...input, version }),
    }),
  );
  return (input: ChangedGym) => run(input, Number(input.version));
}
