import type { Circuit, MemberRole, Reset, Route, RouteSet } from "@topout/shared/contract";
import type { InferSelectModel } from "drizzle-orm";

import type { gyms } from "../database/schema.ts";
import { createChangeRecorder } from "./create-change-recorder.ts";

export const recordGymChange = createChangeRecorder<InferSelectModel<typeof gyms>>({
  type: "gym",
  getName: ({ name }) => name,
  getGymId: ({ id }) => id,
  getFields: (gym) => ({
    name: gym.name,
    location: gym.location,
    about: gym.about,
    time_zone: gym.time_zone,
    grade_scale: gym.grade_scale,
    grade_targets: gym.grade_targets,
    screen_names: gym.screen_names,
    photo: gym.image,
    layout: gym.layout,
  }),
});

interface AuditedCircuit extends Circuit {
  /** The number of routes that are deleted with the circuit. */
  readonly routes?: number;
}

export const recordCircuitChange = createChangeRecorder<AuditedCircuit>({
  type: "circuit",
  getName: ({ name }) => name,
  getGymId: ({ gym_id }) => gym_id,
  getFields: ({ name, color, routes }) => ({
    name,
    color,
    ...(routes !== undefined && { routes }),
  }),
});

interface AuditedSet extends RouteSet {
  /** The name of the circuit. */
  readonly circuit: string;
  /** The number of routes that are deleted with the set. */
  readonly routes?: number;
}

export const recordSetChange = createChangeRecorder<AuditedSet>({
  type: "set",
  getName: ({ name, circuit, date }) => name ?? `${circuit}, ${toDay(date)}`,
  getGymId: ({ gym_id }) => gym_id,
  getFields: ({ name, circuit, date, routes }) => ({
    name,
    date: toDay(date),
    circuit,
    ...(routes !== undefined && { routes }),
  }),
});

const toDay = (date: string) => date.slice(0, "2026-11-01".length);

export interface AuditedRoute extends Pick<
  Route,
  "id" | "gym_id" | "name" | "grade" | "location" | "style" | "x" | "y" | "status" | "leaves_on"
> {
  /** The name of the circuit. */
  readonly circuit: string;
  /** The date of the set. Null for a draft. */
  readonly set: string | null;
  /** The storage key. */
  readonly photo: string | null;
}

export const recordRouteChange = createChangeRecorder<AuditedRoute>({
  type: "route",
  getName: ({ name }) => name,
  getGymId: ({ gym_id }) => gym_id,
  getFields: ({ id: _id, gym_id: _gymId, ...fields }) => fields,
});

interface AuditedRole {
  readonly id: string;
  readonly gym_id: string;
  readonly role: MemberRole;
  readonly until: string | null;
}

/** The id is that of the user. The audit shows the current username. */
export const recordMemberChange = createChangeRecorder<AuditedRole>({
  type: "member",
  getName: () => "",
  getGymId: ({ gym_id }) => gym_id,
  getFields: ({ role, until }) => ({ role, until }),
});

interface AuditedInvitation extends Pick<AuditedRole, "id" | "role" | "until"> {
  readonly gym: { readonly id: string; readonly name: string };
}

/** Records no email address, because its owner may not have an account. */
export const recordInvitationChange = createChangeRecorder<AuditedInvitation>({
  type: "invitation",
  getName: ({ gym }) => gym.name,
  getGymId: ({ gym }) => gym.id,
  getFields: ({ role, until }) => ({ role, until }),
});

interface AuditedVideo {
  readonly id: string;
  readonly gym_id: string;
  readonly route_name: string;
  /** The id of the owner. The audit shows the current username. */
  readonly owner: string;
  /** Whether everybody in the video agreed, as its owner says. */
  readonly agreed?: boolean;
}

export const recordVideoChange = createChangeRecorder<AuditedVideo>({
  type: "video",
  getName: ({ route_name }) => route_name,
  getGymId: ({ gym_id }) => gym_id,
  getFields: ({ route_name, owner, agreed }) => ({
    route: route_name,
    owner,
    ...(agreed !== undefined && { agreed }),
  }),
});

interface AuditedReset extends Pick<
  Reset,
  "id" | "gym_id" | "name" | "status" | "leaves_on" | "strip" | "new" | "new_sets" | "created_at"
> {
  /** The numbers of routes that an update adds and removes. */
  readonly strip_added?: number;
  readonly strip_removed?: number;
}

export const recordResetChange = createChangeRecorder<AuditedReset>({
  type: "reset",
  getName: ({ name, created_at }) => name ?? toDay(created_at),
  getGymId: ({ gym_id }) => gym_id,
  getFields: ({ name, status, leaves_on, strip, strip_added, strip_removed, ...added }) => ({
    name,
    status,
    leaves_on,
    strip: strip.length,
    new: added.new.length,
    new_sets: added.new_sets.length,
    ...(strip_added && { strip_added }),
    ...(strip_removed && { strip_removed }),
  }),
});
