import * as z from "zod/mini";

import { Climb } from "./climbs.ts";
import { endpoint } from "./endpoint.ts";
import { Id, prose } from "./fields.ts";

export const Username = z
  .string()
  .check(
    z.minLength(1, "Required"),
    z.maxLength(30),
    z.regex(
      /^[A-Za-z0-9][A-Za-z0-9_.-]*$/,
      "Use letters, digits, _ . and -, beginning with a letter or a digit",
    ),
  );

/** An account as its owner and the admins see it. */
export const User = z
  .object({
    id: Id,
    username: z.string(),
    email: z.string(),
    is_active: z.boolean(),
    is_verified: z.boolean(),
    is_superuser: z.boolean(),
    route_setter: z.boolean(),
    has_profile_photo: z.boolean(),
    has_cover_photo: z.boolean(),
    home_gym: z.nullable(Id),
    about: z.string(),
    profile_visible: z.boolean(),
    send_visible: z.boolean(),
  })
  .register(z.globalRegistry, { id: "User" });
export type User = z.infer<typeof User>;

/** An account as everybody sees it. */
export const PublicUser = z
  .omit(User, { email: true, is_active: true, is_verified: true, is_superuser: true })
  .register(z.globalRegistry, { id: "PublicUser" });
export type PublicUser = z.infer<typeof PublicUser>;

/** A person named in somebody else's list. */
export const UserRef = z
  .object({ id: Id, username: z.string(), has_profile_photo: z.boolean() })
  .register(z.globalRegistry, { id: "UserRef" });
export type UserRef = z.infer<typeof UserRef>;

export const UserChange = z
  .object({
    username: z.optional(Username),
    about: z.optional(prose(1_000)),
    profile_visible: z.optional(z.boolean()),
    send_visible: z.optional(z.boolean()),
    home_gym: z.optional(z.nullable(Id)),
  })
  .register(z.globalRegistry, { id: "UserChange" });
export type UserChange = z.input<typeof UserChange>;

const named = z.object({ username: Username });

export const users = {
  me: endpoint({
    method: "GET",
    path: "/users/me",
    summary: "Who is signed in",
    access: "user",
    response: User,
  }),
  update: endpoint({
    method: "PATCH",
    path: "/users/me",
    summary: "Change one's own account",
    access: "user",
    body: UserChange,
    response: User,
    errors: ["UPDATE_USERNAME_ALREADY_EXISTS", "NOT_FOUND"],
  }),
  isNameFree: endpoint({
    method: "GET",
    path: "/users/valid_user_name/{name}",
    summary: "Whether a username is free, or the caller's own; false for what cannot be one",
    access: "all",
    params: z.object({ name: z.string() }),
    response: z.boolean(),
    errors: ["RATE_LIMITED"],
  }),
  profile: endpoint({
    method: "GET",
    path: "/users/get_public/{username}",
    summary: "A climber's profile; one's own also while it is hidden",
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
