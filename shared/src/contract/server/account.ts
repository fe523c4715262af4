import { account as endpoints } from "../account.ts";
import { AccountRemoval, ExportQuery, UserChange } from "../requests/account.ts";
import { serve } from "./serve.ts";

export const account = serve(endpoints, {
  update: {
    summary: "Change your account",
    access: "user",
    body: UserChange,
    errors: ["UPDATE_USERNAME_ALREADY_EXISTS", "NAME_NOT_ALLOWED", "NOT_FOUND", "RATE_LIMITED"],
  },
  updateProfilePhoto: {
    access: "user",
    summary: "Replace the profile photo, cropped to 250 × 250",
  },
  updateCoverPhoto: { access: "user", summary: "Replace the cover photo, at most 1920 px high" },
  download: {
    summary: "Export your data: JSON, climbs also as CSV, photos and videos",
    access: "user",
    acceptsLink: true,
    query: ExportQuery,
    errors: ["RATE_LIMITED"],
  },
  createExportLink: {
    summary: "Create a link to the export that works once, within 5 minutes, without a session",
    access: "user",
    success: 201,
    errors: ["RATE_LIMITED"],
  },
  remove: {
    summary: "Delete your account and all of its data",
    access: "user",
    body: AccountRemoval,
    errors: ["LOGIN_BAD_CREDENTIALS", "LAST_ADMIN", "RATE_LIMITED"],
  },
});
