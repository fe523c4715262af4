import * as z from "zod/mini";

import { Dependents } from "./dependents.ts";
import { endpoint } from "./endpoint.ts";
import { Id, IdempotencyKey, optionalSingleLineText } from "./fields.ts";
import { DateField } from "./form-fields.ts";
import { RouteSet } from "./sets.ts";

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

const SetChange = z.partial(SetDetails);
export type SetChange = z.input<typeof SetChange>;

const params = z.object({ set_id: Id });

export const setChanges = {
  create: endpoint({
    method: "POST",
    path: "/sets/create",
    summary: "Add a set to a circuit; 200 with the stored set if the idempotency key exists",
    access: "setter",
    encoding: "multipart",
    body: SetCreation,
    success: 201,
    repeated: 200,
    response: RouteSet,
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  update: endpoint({
    method: "PATCH",
    path: "/sets/{set_id}",
    summary: "Change the name or the date of a set",
    access: "setter",
    encoding: "multipart",
    params,
    body: SetChange,
    response: RouteSet,
    errors: ["NOT_FOUND"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/sets/{set_id}",
    summary: "Delete a set with its routes and their climbs, projects and videos",
    access: "setter",
    params,
    errors: ["NOT_FOUND"],
  }),
  dependents: endpoint({
    method: "GET",
    path: "/sets/{set_id}/dependents",
    summary: "Count what would be deleted with a set",
    access: "setter",
    params,
    response: Dependents,
    errors: ["NOT_FOUND"],
  }),
};
