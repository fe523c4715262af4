import * as z from "zod/mini";

import { Climb } from "./climbs.ts";
import { endpoint } from "./endpoint.ts";
import { User, Username } from "./users.ts";

/** An account as everybody sees it. */
export const PublicUser = z
  .omit(User, { email: true, is_active: true, is_verified: true, is_superuser: true })
  .register(z.globalRegistry, { id: "PublicUser" });
export type PublicUser = z.infer<typeof PublicUser>;

const named = z.object({ username: Username });

/** People by their names, whatever the case. One's own profile and climbs are always shown to oneself. */
export const profiles = {
  isUsernameAvailable: endpoint({
    method: "GET",
    path: "/users/valid_user_name/{name}",
    summary: "Whether a username is free, or the caller's own; false for what cannot be one",
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
    params: named,
    response: PublicUser,
    errors: ["PROFILE_NOT_VISIBLE", "NOT_FOUND"],
  }),
  climbs: endpoint({
    method: "GET",
    path: "/users/get_climbs/{username}",
    summary: "A climber's climbs, newest first, at most 20,000",
    access: "all",
    params: named,
    response: z.array(Climb),
    errors: ["PROFILE_NOT_VISIBLE", "SENDS_NOT_VISIBLE", "NOT_FOUND"],
  }),
};
