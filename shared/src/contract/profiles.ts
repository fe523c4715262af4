import * as z from "zod/mini";

import { CircuitColor } from "./circuits.ts";
import { Climb } from "./climbs.ts";
import { endpoint, input } from "./endpoint.ts";
import { Id } from "./fields.ts";
import type { ClimbPage, StatsFilter } from "./requests/profiles.ts";
import { User } from "./users.ts";

/** The public fields of an account. A new field of `User` stays private until it is added here. */
export const PublicUser = z.pick(User, {
  id: true,
  username: true,
  display_name: true,
  route_setter: true,
  has_profile_photo: true,
  has_cover_photo: true,
  home_gym: true,
  about: true,
  profile_visible: true,
  send_visible: true,
  photo_key: true,
});
export type PublicUser = z.infer<typeof PublicUser>;

/** `YYYY-MM` */
const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const LabelCount = z.object({ name: z.string(), sends: z.int() });

/** A climber's sends in numbers. */
export const Stats = z.object({
  total_sends: z.int(),
  /**
   * The last 12 months in the time zone of each gym, oldest first. Lists only circuits with
   * sends, in display order.
   */
  months: z.array(z.object({ month: Month, circuit_id: Id, color: CircuitColor, sends: z.int() })),
  /** Most sends first. Contains the gym's name if several gyms have a location of this name. */
  locations: z.array(LabelCount),
  /** Most sends first. A send counts for each style tag of its route. */
  styles: z.array(LabelCount),
  /** The number of sent routes. Of these, `flashes` were flashed. Both are missing in responses of version 1.0. */
  first_sends: z.optional(z.int()),
  flashes: z.optional(z.int()),
  /** The average number of tries for a first send. Null without sends, missing in responses of version 1.0. */
  tries_per_send: z.optional(z.nullable(z.number())),
});
export type Stats = z.infer<typeof Stats>;

/** Usernames are not case-sensitive. Users always see their own profile and climbs. */
export const profiles = {
  isUsernameAvailable: endpoint({
    method: "GET",
    path: "/users/valid_user_name/{name}",
    response: z.boolean(),
  }),
  get: endpoint({ method: "GET", path: "/users/get_public/{username}", response: PublicUser }),
  climbs: endpoint({
    method: "GET",
    path: "/users/get_climbs/{username}",
    query: input<ClimbPage>(),
    response: z.array(Climb),
  }),
  stats: endpoint({
    method: "GET",
    path: "/users/get_stats/{username}",
    query: input<StatsFilter>(),
    response: Stats,
  }),
};
