import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id, multiLineText } from "./fields.ts";
import { imageFile } from "./image-file.ts";
import { User, Username } from "./users.ts";

export const UserChange = z
  .object({
    username: z.optional(Username),
    about: z.optional(multiLineText(1_000)),
    profile_visible: z.optional(z.boolean()),
    send_visible: z.optional(z.boolean()),
    home_gym: z.optional(z.nullable(Id)),
  })
  .register(z.globalRegistry, { id: "UserChange" });
export type UserChange = z.input<typeof UserChange>;

export const AccountRemoval = z
  .object({ password: z.string().check(z.minLength(1, "Required"), z.maxLength(1_000)) })
  .register(z.globalRegistry, { id: "AccountRemoval" });
export type AccountRemoval = z.input<typeof AccountRemoval>;

const photo = {
  method: "POST",
  access: "user",
  encoding: "multipart",
  files: { file: imageFile },
  response: User,
} as const;

/** What settings alone need of one's own account. */
export const account = {
  update: endpoint({
    method: "PATCH",
    path: "/users/me",
    summary: "Change one's own account",
    access: "user",
    body: UserChange,
    response: User,
    errors: ["UPDATE_USERNAME_ALREADY_EXISTS", "NOT_FOUND"],
  }),
  updateProfilePhoto: endpoint({
    ...photo,
    path: "/users/me/update_profile_photo",
    summary: "Show another profile photo, cut to 250 × 250",
  }),
  updateCoverPhoto: endpoint({
    ...photo,
    path: "/users/me/update_cover_photo",
    summary: "Show another cover photo, at most 1920 high",
  }),
  download: endpoint({
    method: "GET",
    path: "/users/me/export",
    summary: "Everything of one's own: JSON, the climbs also as CSV, photos and videos",
    access: "user",
    media: "application/zip",
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/users/me",
    summary: "Delete one's own account with everything that is its own",
    access: "user",
    body: AccountRemoval,
    errors: ["LOGIN_BAD_CREDENTIALS", "LAST_ADMIN", "RATE_LIMITED"],
  }),
};
