import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";
import type {
  ResetChange,
  ResetCreation,
  ResetPageQuery,
  ResetPublication,
} from "./requests/resets.ts";
import { UserRef } from "./users.ts";

/** After an undo, a reset is a draft again, with `undone_at`. Released clients must already know `undone`. */
export const ResetStatus = z.enum(["draft", "published", "undone"]);
export type ResetStatus = z.infer<typeof ResetStatus>;

/** A setter of some routes of a reset. The username of a deleted account is empty. */
const RouteSetter = z.extend(UserRef, { routes: z.array(Id) });

/** What a member of staff did to a route that was on the wall, or to all routes of a set or a circuit. */
const RecentRouteChange = z.object({
  id: Id,
  /** A whole set or circuit was deleted, with its routes. The default is for responses of version 1.1. */
  object: z._default(z.enum(["route", "set", "circuit"]), "route"),
  /** The id of the object. */
  route_id: Id,
  /** The name of the object. */
  route_name: z.string(),
  kind: z.enum(["edited", "stripped", "deleted"]),
  /** Null if the operator of the server did it. The username of a deleted account is empty. */
  user: z.nullable(UserRef),
});
export type RecentRouteChange = z.infer<typeof RecentRouteChange>;

/** A change of the wall that several setters plan together. */
export const Reset = z.object({
  id: Id,
  gym_id: Id,
  name: z.nullable(z.string()),
  status: ResetStatus,
  /** The username of a deleted account is empty. */
  created_by: UserRef,
  created_at: Timestamp,
  /** Who made the last change. Null before the first one. The default is for responses of version 1.1. */
  changed_by: z._default(z.nullable(UserRef), null),
  published_by: z.nullable(UserRef),
  /** Also of a reset that is a draft again. */
  published_at: z.nullable(Timestamp),
  /** Who made it a draft again, until the next publication. */
  undone_by: z.nullable(UserRef),
  undone_at: z.nullable(Timestamp),
  /** The announced day, in the time zone of the gym. */
  leaves_on: z.nullable(z.iso.date()),
  /** The routes that come down. In a draft only live ones. */
  strip: z.array(Id),
  /** The routes that go up. */
  new: z.array(Id),
  /** Who placed them. The default is for responses of version 1.1. */
  setters: z._default(z.array(RouteSetter), []),
  /** The circuits that get a new set. By default those with new routes of which no route stays on the wall. */
  new_sets: z.array(Id),
  /**
   * Of a draft: the latest change of each route that comes down, and of each deleted route, set and circuit, in the
   * last minutes, newest first. The default is for responses of version 1.1.
   */
  recent_changes: z._default(z.array(RecentRouteChange), []),
  /** Increases with each change of the reset and of its new routes. */
  version: z.int(),
});
export type Reset = z.infer<typeof Reset>;

export const ResetPage = z.object({
  data: z.array(Reset),
  meta: z.object({ page: z.int(), total: z.int(), totalPages: z.int() }),
});
export type ResetPage = z.infer<typeof ResetPage>;

export const resets = {
  pageOfGym: endpoint({
    method: "GET",
    path: "/gyms/{gym_id}/resets",
    query: input<ResetPageQuery>(),
    response: ResetPage,
  }),
  create: endpoint({
    method: "POST",
    path: "/gyms/{gym_id}/resets",
    body: input<ResetCreation>(),
    response: Reset,
  }),
  get: endpoint({ method: "GET", path: "/resets/{reset_id}", response: Reset }),
  update: endpoint({
    method: "PATCH",
    path: "/resets/{reset_id}",
    body: input<ResetChange>(),
    response: Reset,
  }),
  remove: endpoint({ method: "DELETE", path: "/resets/{reset_id}" }),
  publish: endpoint({
    method: "POST",
    path: "/resets/{reset_id}/publish",
    body: input<ResetPublication>(),
    response: Reset,
  }),
  undo: endpoint({ method: "POST", path: "/resets/{reset_id}/undo", response: Reset }),
};
