import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id, optionalSingleLineText, singleLineText } from "./fields.ts";
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

const RouteChange = z.extend(RouteDetails, {
  route_id: Id,
  /** The version of the route that the user edited. */
  version: z.optional(numberField(z.int())),
});
export type RouteChange = z.input<typeof RouteChange>;

const image = { ...imageFile, optional: true } as const;

export const routeChanges = {
  create: endpoint({
    method: "POST",
    path: "/routes/create_with_image",
    summary: "Create a route",
    access: "setter",
    encoding: "multipart",
    body: RouteDetails,
    files: { file: image },
    success: 201,
    response: Route,
    errors: ["NOT_FOUND"],
  }),
  update: endpoint({
    method: "PATCH",
    path: "/routes/update",
    summary: "Change a route; without a file the photo stays",
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
};
