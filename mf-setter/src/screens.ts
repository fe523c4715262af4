/** The public API of this remote. Everything else in the package is private. */
import { defineScreens } from "@topout/shared/remote";

export default defineScreens("setter", {
  routeSetting: () => import("./screens/route-setting/route-setting-screen.tsx"),
  archive: () => import("./screens/archive/archive-screen.tsx"),
  insights: () => import("./screens/insights/insights-screen.tsx"),
  labels: () => import("./screens/labels/labels-screen.tsx"),
  notes: () => import("./screens/notes/notes-screen.tsx"),
  television: () => import("./screens/television/television-screen.tsx"),
  reset: () => import("./screens/reset/reset-screen.tsx"),
  resets: () => import("./screens/resets/resets-screen.tsx"),
});
