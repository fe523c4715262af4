import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import { imageFile } from "./image-file.ts";
import type { AccountRemoval, ExportQuery, UserChange } from "./requests/account.ts";
import { User } from "./users.ts";

/** The path of a download. A token in it replaces the session, because a link cannot send a header. */
export const DownloadLink = z.object({ url: z.string() });

const photoEndpoint = {
  method: "POST",
  encoding: "multipart",
  files: { file: imageFile },
  response: User,
} as const;

/** Endpoints for the current user's account. Only the settings and welcome screens use them. */
export const account = {
  update: endpoint({
    method: "PATCH",
    path: "/users/me",
    body: input<UserChange>(),
    response: User,
  }),
  updateProfilePhoto: endpoint({ ...photoEndpoint, path: "/users/me/update_profile_photo" }),
  updateCoverPhoto: endpoint({ ...photoEndpoint, path: "/users/me/update_cover_photo" }),
  download: endpoint({
    method: "GET",
    path: "/users/me/export",
    query: input<ExportQuery>(),
    media: "application/zip",
  }),
  createExportLink: endpoint({ method: "POST", path: "/users/me/export", response: DownloadLink }),
  remove: endpoint({ method: "DELETE", path: "/users/me", body: input<AccountRemoval>() }),
};
