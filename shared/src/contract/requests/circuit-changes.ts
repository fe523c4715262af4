import * as z from "zod/mini";

import { CircuitColor } from "../circuits.ts";
import { Id } from "../fields.ts";
import { IdempotencyKey, singleLineText } from "./fields.ts";

export const CircuitCreation = z.object({
  name: singleLineText(100),
  color: CircuitColor,
  gym_id: Id,
  idempotency_key: IdempotencyKey,
});
export type CircuitCreation = z.input<typeof CircuitCreation>;

export const CircuitChange = z.partial(z.pick(CircuitCreation, { name: true, color: true }));
export type CircuitChange = z.input<typeof CircuitChange>;
