import { Dependents } from "./dependents.ts";
import { endpoint, input } from "./endpoint.ts";
import type { SetChange, SetCreation } from "./requests/set-changes.ts";
import { RouteSet } from "./sets.ts";

export const setChanges = {
  create: endpoint({
    method: "POST",
    path: "/sets/create",
    encoding: "multipart",
    body: input<SetCreation>(),
    response: RouteSet,
  }),
  update: endpoint({
    method: "PATCH",
    path: "/sets/{set_id}",
    encoding: "multipart",
    body: input<SetChange>(),
    response: RouteSet,
  }),
  remove: endpoint({ method: "DELETE", path: "/sets/{set_id}" }),
  dependents: endpoint({ method: "GET", path: "/sets/{set_id}/dependents", response: Dependents }),
};
