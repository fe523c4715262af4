/** The public API of this remote. Everything else in the package is private. */
import { defineScreens } from "@topout/shared/remote";

export default defineScreens("admin", {
  users: () => import("./screens/users/users-screen.tsx"),
  audit: () => import("./screens/audit/audit-screen.tsx"),
  releases: () => import("./screens/releases/releases-screen.tsx"),
  backups: () => import("./screens/backups/backups-screen.tsx"),
  reports: () => import("./screens/reports/reports-screen.tsx"),
  gyms: () => import("./screens/gyms/gyms-screen.tsx"),
  createGym: () => import("./screens/create-gym/create-gym-screen.tsx"),
});
