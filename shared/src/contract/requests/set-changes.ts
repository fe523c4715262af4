import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { IdempotencyKey, optionalSingleLineText } from "./fields.ts";
import { DateField } from "./form-fields.ts";

/** A blank name becomes null. */
const optionalName = z.pipe(
  optionalSingleLineText(100),
  z.transform((name) => (/\S/u.test(name) ? name : null)),
);

/** The fields that a setter enters. */
export const SetDetails = z.object({ name: z.optional(optionalName), date: DateField });

export const SetCreation = z.extend(SetDetails, {
  circuit_id: Id,
  /** Optional, because the circuit determines the gym. A different gym is an error. */
  gym_id: z.optional(Id),
  idempotency_key: IdempotencyKey,
});
export type SetCreation = z.input<typeof SetCreation>;

export const SetChange = z.partial(SetDetails);
export type SetChange = z.input<typeof SetChange>;
