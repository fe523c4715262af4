import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id } from "./fields.ts";
import { GradeSystem } from "./grade-scales.ts";
import { Membership } from "./memberships.ts";

/** What a user has chosen for the screens. */
const UserSettings = z.object({
  /** The scale in which the screens repeat grades, beside that of the gym. */
  second_scale: z.nullable(GradeSystem),
  /** Covers the videos of routes that the user has not sent. */
  guard_beta: z.boolean(),
});

/** The name of a person in any script. The default is for responses of version 1.0. Remove in 1.2.0. */
export const OptionalDisplayName = z._default(z.nullable(z.string()), null);

/** All fields of an account, for its owner and admins. */
export const User = z.object({
  id: Id,
  username: z.string(),
  display_name: OptionalDisplayName,
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
  /**
   * A part of the addresses of the photos, if the profile is hidden. Only the owner and admins get it. The default is for
   * responses of version 1.1. Remove in 1.2.0.
   */
  photo_key: z._default(z.nullable(z.string()), null),
  /** By the name of the gym. The default is for responses of version 1.0. Remove in 1.2.0. */
  memberships: z._default(z.array(Membership), []),
  /** The default is for responses of version 1.0. Remove in 1.2.0. */
  settings: z._default(UserSettings, { second_scale: null, guard_beta: false }),
});
export type User = z.infer<typeof User>;

/** A user in a list. */
export const UserRef = z.object({
  id: Id,
  username: z.string(),
  display_name: OptionalDisplayName,
  /** False if only the owner and admins can load it, because the profile is hidden. */
  has_profile_photo: z.boolean(),
});
export type UserRef = z.infer<typeof UserRef>;

export const users = {
  me: endpoint({ method: "GET", path: "/users/me", response: User }),
};
