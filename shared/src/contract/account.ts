import * as z from "zod/mini";

import { EnteredPassword } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { Id, multiLineText, plainText } from "./fields.ts";
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
  .object({ password: EnteredPassword })
  .register(z.globalRegistry, { id: "AccountRemoval" });
export type AccountRemoval = z.input<typeof AccountRemoval>;

/** The form that deletes an account. The user also types the username, to prevent deleting the wrong account. */
export const createAccountRemovalForm = (username: string) =>
  z.extend(AccountRemoval, {
    username: z
      .string()
      .check(z.refine((text) => text.trim() === username, `Type ${username} to confirm.`)),
  });

/** The path of a download. A token in it replaces the session, because a link cannot send a header. */
export const DownloadLink = z
  .object({ url: z.string() })
  .register(z.globalRegistry, { id: "DownloadLink" });

const photoEndpoint = {
  method: "POST",
  access: "user",
  encoding: "multipart",
  files: { file: imageFile },
  response: User,
} as const;

/** Endpoints for the current user's account. Only the settings and welcome screens use them. */
export const account = {
  update: endpoint({
    method: "PATCH",
    path: "/users/me",
    summary: "Change your account",
    access: "user",
    body: UserChange,
    response: User,
    errors: ["UPDATE_USERNAME_ALREADY_EXISTS", "NAME_NOT_ALLOWED", "NOT_FOUND", "RATE_LIMITED"],
  }),
  updateProfilePhoto: endpoint({
    ...photoEndpoint,
    path: "/users/me/update_profile_photo",
    summary: "Replace the profile photo, cropped to 250 × 250",
  }),
  updateCoverPhoto: endpoint({
    ...photoEndpoint,
    path: "/users/me/update_cover_photo",
    summary: "Replace the cover photo, at most 1920 px high",
  }),
  download: endpoint({
    method: "GET",
    path: "/users/me/export",
    summary: "Export your data: JSON, climbs also as CSV, photos and videos",
    access: "user",
    acceptsLink: true,
    query: z.object({ token: z.optional(plainText(1_000)) }),
    media: "application/zip",
  }),
  createExportLink: endpoint({
    method: "POST",
    path: "/users/me/export",
    summary: "Create a link to the export that works once, within 5 minutes, without a session",
    access: "user",
    success: 201,
    response: DownloadLink,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/users/me",
    summary: "Delete your account and all of its data",
    access: "user",
    body: AccountRemoval,
    errors: ["LOGIN_BAD_CREDENTIALS", "LAST_ADMIN", "RATE_LIMITED"],
  }),
};
