import * as z from "zod/mini";

import { Dependents } from "./dependents.ts";
import { endpoint } from "./endpoint.ts";
import { ErrorCode } from "./errors.ts";
import { Id, IdempotencyKey, optionalSingleLineText, singleLineText } from "./fields.ts";
import { numberField } from "./form-fields.ts";
import { coordinate } from "./gyms.ts";
import { imageFile } from "./image-file.ts";
import { Route } from "./routes.ts";

/** The fields that a setter enters. */
export const RouteDetails = z.object({
  name: singleLineText(40),
  set_id: Id,
  x: numberField(coordinate),
  y: numberField(coordinate),
  grade: singleLineText(20),
  /** Comma-separated tags, at least one. */
  style: optionalSingleLineText(300).check(z.regex(/[^\s,]/u, "Required")),
  location: singleLineText(100),
});
export type RouteDetails = z.input<typeof RouteDetails>;

const RouteCreation = z.extend(RouteDetails, { idempotency_key: IdempotencyKey });

const RouteChange = z.extend(RouteDetails, {
  route_id: Id,
  /** The version of the route that the user edited. */
  version: z.optional(numberField(z.int())),
});
export type RouteChange = z.input<typeof RouteChange>;

export const MAX_CHANGED_ROUTES = 200;

/** The fields that several routes can share. */
const SharedDetails = z.partial(z.pick(RouteDetails, { grade: true, style: true, set_id: true }));

const ManyRoutesChange = z
  .extend(SharedDetails, {
    /** With the versions that the client had loaded. */
    routes: z
      .array(z.object({ id: Id, version: z.int() }))
      .check(z.minLength(1), z.maxLength(MAX_CHANGED_ROUTES)),
    /** Deletes the routes. The other fields must be missing. */
    delete: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ delete: isDeletion, grade, style, set_id }) =>
        (isDeletion === true) !== [grade, style, set_id].some((value) => value !== undefined),
      { error: "Either delete, or set a grade, a style or a set", path: ["delete"] },
    ),
  );
export type ManyRoutesChange = z.input<typeof ManyRoutesChange>;

const ManyRoutesResult = z
  .object({
    changed: z.array(Route),
    deleted: z.array(Id),
    failed: z.array(z.object({ id: Id, code: ErrorCode, message: z.string() })),
  })
  .register(z.globalRegistry, { id: "ManyRoutesResult" });
export type ManyRoutesResult = z.infer<typeof ManyRoutesResult>;

const image = { ...imageFile, optional: true } as const;

export const routeChanges = {
  create: endpoint({
    method: "POST",
    path: "/routes/create_with_image",
    summary: "Create a route; 200 with the stored route if the idempotency key exists",
    access: "setter",
    encoding: "multipart",
    body: RouteCreation,
    files: { file: image },
    success: 201,
    repeated: 200,
    response: Route,
    errors: ["NOT_FOUND"],
  }),
  update: endpoint({
    method: "PATCH",
    path: "/routes/update",
    summary: "Change a route; keeps the photo if no file is sent",
    access: "setter",
    encoding: "multipart",
    body: RouteChange,
    files: { file: image },
    response: Route,
    errors: ["NOT_FOUND", "STALE", "CONFLICT"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/routes/{route_id}",
    summary: "Delete a route with its climbs, projects and videos",
    access: "setter",
    params: z.object({ route_id: Id }),
    errors: ["NOT_FOUND"],
  }),
  changeMany: endpoint({
    method: "POST",
    path: "/routes/change_many",
    summary: "Change or delete several routes; a failed route does not stop the others",
    access: "setter",
    body: ManyRoutesChange,
    success: 200,
    response: ManyRoutesResult,
  }),
  dependents: endpoint({
    method: "GET",
    path: "/routes/{route_id}/dependents",
    summary: "Count what would be deleted with a route",
    access: "setter",
    params: z.object({ route_id: Id }),
    response: Dependents,
    errors: ["NOT_FOUND"],
  }),
};
