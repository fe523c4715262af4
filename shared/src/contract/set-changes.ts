import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id, optionalSingleLineText } from "./fields.ts";
import { DateField } from "./form-fields.ts";
import { RouteSet } from "./sets.ts";

/** A blank name becomes null. */
const optionalName = z.pipe(
  optionalSingleLineText(100),
  z.transform((name) => (/\S/u.test(name) ? name : null)),
);

export const SetCreation = z.object({
  name: z.optional(optionalName),
  circuit_id: Id,
  date: DateField,
  /** Optional, because the circuit determines the gym. A different gym is an error. */
  gym_id: z.optional(Id),
});
export type SetCreation = z.input<typeof SetCreation>;

export const setChanges = {
  create: endpoint({
    method: "POST",
    path: "/sets/create",
    summary: "Add a set to a circuit",
    access: "setter",
    encoding: "multipart",
    body: SetCreation,
    success: 201,
    response: RouteSet,
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
};
