import {
  createGym,
  createIdempotentInsert,
  type NewGym,
  updateGym,
  useIdempotentInsert,
} from "@topout/shared/api/staff";
import type { Gym } from "@topout/shared/contract";

/** Returns a function that creates one gym, even if the user retries after a lost response. */
export const useIdempotentGymInsert = () => useIdempotentInsert(createGymInsert);

const createGymInsert = () =>
  createIdempotentInsert<NewGym, Gym>({
    create: (input, idempotency_key) => createGym({ ...input, idempotency_key }),
    update: ({ id, version }, input) => updateGym({ ...input, id, version }),
    isEqual,
  });

const isEqual = ({ photo, ...a }: NewGym, { photo: otherPhoto, ...b }: NewGym) =>
  photo === otherPhoto && JSON.stringify(a) === JSON.stringify(b);
