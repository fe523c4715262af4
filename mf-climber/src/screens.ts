/** The public API of this remote. Everything else in the package is private. */
import { defineScreens } from "@topout/shared/remote";

export default defineScreens("climber", {
  dashboard: () => import("./screens/dashboard/dashboard-screen.tsx"),
  routeLabel: () =>
    import("./screens/label-screens.ts").then(({ RouteLabelScreen }) => ({
      Component: RouteLabelScreen,
    })),
  routePanel: () => import("./screens/route-panel/route-panel-screen.tsx"),
  store: () => import("./screens/store/store-screen.tsx"),
  wall: () =>
    import("./screens/label-screens.ts").then(({ WallScreen }) => ({ Component: WallScreen })),
});
