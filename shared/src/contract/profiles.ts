import * as z from "zod/mini";

import { Climb } from "./climbs.ts";
import { endpoint } from "./endpoint.ts";
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

const usernameParams = z.object({ username: Username });

/** Usernames are not case-sensitive. Users always see their own profile and climbs. */
export const profiles = {
  isUsernameAvailable: endpoint({
    method: "GET",
    path: "/users/valid_user_name/{name}",
    summary: "Whether a username is free or the caller's own; false for an invalid one",
    access: "all",
    params: z.object({ name: z.string() }),
    response: z.boolean(),
    errors: ["RATE_LIMITED"],
  }),
  get: endpoint({
    method: "GET",
    path: "/users/get_public/{username}",
    summary: "A climber's profile",
    access: "all",
    params: usernameParams,
    response: PublicUser,
    errors: ["PROFILE_NOT_VISIBLE", "NOT_FOUND"],
  }),
  climbs: endpoint({
    method: "GET",
    path: "/users/get_climbs/{username}",
    summary: "A climber's climbs, newest first, at most 20,000",
    access: "all",
    params: usernameParams,
    response: z.array(Climb),
    errors: ["PROFILE_NOT_VISIBLE", "SENDS_NOT_VISIBLE", "NOT_FOUND"],
  }),
};
