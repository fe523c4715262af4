/** The public API of this remote. Everything else in the package is private. */
import { defineScreens } from "@topout/shared/remote";

// Only `Component` is imported. A whole module would need a file of the bundler's runtime, which is another request.
export default defineScreens("climber", {
  dashboard: () =>
    import("./screens/dashboard/dashboard-screen.tsx").then(({ Component }) => ({ Component })),
  routeLabel: () =>
    import("./screens/label-screens.ts").then(({ RouteLabelScreen }) => ({
      Component: RouteLabelScreen,
    })),
  routePanel: () =>
    import("./screens/route-panel/route-panel-screen.tsx").then(({ Component }) => ({ Component })),
  store: () => import("./screens/store/store-screen.tsx"),
  wall: () =>
    import("./screens/label-screens.ts").then(({ WallScreen }) => ({ Component: WallScreen })),
});
