import * as z from "zod/mini";

import { CircuitColor } from "./circuits.ts";
import { Climb } from "./climbs.ts";
import { endpoint } from "./endpoint.ts";
import { Id, positiveIntParam, TimestampInput } from "./fields.ts";
import { User, Username } from "./users.ts";

/** The public fields of an account. A new field of `User` stays private until it is added here. */
export const PublicUser = z
  .pick(User, {
    id: true,
    username: true,
    route_setter: true,
    has_profile_photo: true,
    has_cover_photo: true,
    home_gym: true,
    about: true,
    profile_visible: true,
    send_visible: true,
  })
  .register(z.globalRegistry, { id: "PublicUser" });
export type PublicUser = z.infer<typeof PublicUser>;

/** `YYYY-MM` */
const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const LabelCount = z.object({ name: z.string(), sends: z.int() });

/** A climber's sends in numbers. */
export const Stats = z
  .object({
    total_sends: z.int(),
    /**
     * The last 12 months in the time zone of each gym, oldest first. Lists only circuits with
     * sends, in display order.
     */
    months: z.array(
      z.object({ month: Month, circuit_id: Id, color: CircuitColor, sends: z.int() }),
    ),
    /** Most sends first. Contains the gym's name if several gyms have a location of this name. */
    locations: z.array(LabelCount),
    /** Most sends first. A send counts for each style tag of its route. */
    styles: z.array(LabelCount),
  })
  .register(z.globalRegistry, { id: "Stats" });
export type Stats = z.infer<typeof Stats>;

const MAX_CLIMBS = 20_000;

export const ClimbPage = z.object({
  /** Only climbs before this time. */
  before: z.optional(TimestampInput),
  limit: z.optional(positiveIntParam(MAX_CLIMBS)),
});
export type ClimbPage = z.input<typeof ClimbPage>;

const usernameParams = z.object({ username: Username });

/** Usernames are not case-sensitive. Users always see their own profile and climbs. */
export const profiles = {
  isUsernameAvailable: endpoint({
    method: "GET",
    path: "/users/valid_user_name/{name}",
    summary: "Whether you can have a username: it is free, or yours now or in the last 90 days",
    access: "all",
    params: z.object({ name: z.string() }),
    response: z.boolean(),
    errors: ["RATE_LIMITED"],
  }),
  get: endpoint({
    method: "GET",
    path: "/users/get_public/{username}",
    summary: "A climber's profile, also by a username of the last 90 days",
    access: "all",
    params: usernameParams,
    response: PublicUser,
    errors: ["PROFILE_NOT_VISIBLE", "NOT_FOUND", "RATE_LIMITED"],
  }),
  climbs: endpoint({
    method: "GET",
    path: "/users/get_climbs/{username}",
    summary: "A climber's climbs, newest first, at most 20,000",
    access: "all",
    params: usernameParams,
    query: ClimbPage,
    response: z.array(Climb),
    errors: ["PROFILE_NOT_VISIBLE", "SENDS_NOT_VISIBLE", "NOT_FOUND", "RATE_LIMITED"],
  }),
  stats: endpoint({
    method: "GET",
    path: "/users/get_stats/{username}",
    summary: "A climber's sends in numbers, in all gyms or in one",
    access: "all",
    params: usernameParams,
    query: z.object({ gym_id: z.optional(Id) }),
    response: Stats,
    errors: ["PROFILE_NOT_VISIBLE", "SENDS_NOT_VISIBLE", "NOT_FOUND", "RATE_LIMITED"],
  }),
};
