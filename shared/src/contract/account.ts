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

/** Calls about the caller's account that only the settings screen uses. */
export const account = {
  update: endpoint({
    method: "PATCH",
    path: "/users/me",
    summary: "Change the caller's account",
    access: "user",
    body: UserChange,
    response: User,
    errors: ["UPDATE_USERNAME_ALREADY_EXISTS", "NOT_FOUND"],
  }),
  updateProfilePhoto: endpoint({
    ...photo,
    path: "/users/me/update_profile_photo",
    summary: "Replace the profile photo, cropped to 250 × 250",
  }),
  updateCoverPhoto: endpoint({
    ...photo,
    path: "/users/me/update_cover_photo",
    summary: "Replace the cover photo, at most 1920 px high",
  }),
  download: endpoint({
    method: "GET",
    path: "/users/me/export",
    summary: "Export the caller's data: JSON, climbs also as CSV, photos and videos",
    access: "user",
    media: "application/zip",
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/users/me",
    summary: "Delete the caller's account and all of its data",
    access: "user",
    body: AccountRemoval,
    errors: ["LOGIN_BAD_CREDENTIALS", "LAST_ADMIN", "RATE_LIMITED"],
  }),
};
