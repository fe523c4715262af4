import * as z from "zod/mini";

import { Dependents } from "./dependents.ts";
import { endpoint, input } from "./endpoint.ts";
import { Id } from "./fields.ts";
import { imageFile } from "./image-file.ts";
import type {
  DraftRouteCreation,
  ManyRoutesChange,
  RouteChange,
  RouteCreation,
} from "./requests/route-changes.ts";
import { Route } from "./routes.ts";

export const ManyRoutesResult = z.object({
  changed: z.array(Route),
  deleted: z.array(Id),
  /** `code` is an error code. A newer server can send other codes. */
  failed: z.array(z.object({ id: Id, code: z.string(), message: z.string() })),
});
export type ManyRoutesResult = z.infer<typeof ManyRoutesResult>;

const image = { ...imageFile, optional: true } as const;

export const routeChanges = {
  create: endpoint({
    method: "POST",
    path: "/routes/create_with_image",
    encoding: "multipart",
    body: input<RouteCreation>(),
    files: { file: image },
    response: Route,
  }),
  createDraft: endpoint({
    method: "POST",
    path: "/resets/{reset_id}/routes",
    encoding: "multipart",
    body: input<DraftRouteCreation>(),
    files: { file: image },
    response: Route,
  }),
  update: endpoint({
    method: "PATCH",
    path: "/routes/update",
    encoding: "multipart",
    body: input<RouteChange>(),
    files: { file: image },
    response: Route,
  }),
  remove: endpoint({ method: "DELETE", path: "/routes/{route_id}" }),
  changeMany: endpoint({
    method: "POST",
    path: "/routes/change_many",
    body: input<ManyRoutesChange>(),
    response: ManyRoutesResult,
  }),
  dependents: endpoint({
    method: "GET",
    path: "/routes/{route_id}/dependents",
    response: Dependents,
  }),
};
