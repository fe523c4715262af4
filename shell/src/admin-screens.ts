import { paths } from "@topout/shared/paths";

import { createRemoteScreen } from "./remotes/screen-source.ts";
import type { ScreenDefinition } from "./screen-definition.ts";

/** The screens of admins, of which managers of a gym open some. */
export const adminScreens: readonly ScreenDefinition[] = [
  {
    path: paths.admin,
    access: "users",
    frame: "full",
    title: "Admin",
    subject: "The users",
    source: createRemoteScreen("admin", "users"),
  },
  {
    path: paths.audit,
    access: "audit",
    frame: "full",
    title: "Audit",
    subject: "The audit",
    source: createRemoteScreen("admin", "audit"),
  },
  {
    path: paths.releases,
    access: "releases",
    frame: "full",
    title: "Releases",
    subject: "The releases",
    source: createRemoteScreen("admin", "releases"),
  },
  {
    path: paths.backups,
    access: "backups",
    frame: "full",
    title: "Backups",
    subject: "The backups",
    source: createRemoteScreen("admin", "backups"),
  },
  {
    path: paths.reports,
    access: "reports",
    frame: "full",
    title: "Reports",
    subject: "The reports",
    source: createRemoteScreen("admin", "reports"),
  },
  {
    path: paths.gyms,
    access: "gyms",
    frame: "full",
    title: "Gyms",
    subject: "The gyms",
    source: createRemoteScreen("admin", "gyms"),
  },
  {
    path: paths.createGym,
    access: "createGym",
    frame: "bare",
    title: "New gym",
    subject: "The form",
    source: createRemoteScreen("admin", "createGym"),
  },
];
