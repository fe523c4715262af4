/** The public API of this remote. Everything else in the package is private. */
import { defineScreens } from "@topout/shared/remote";

export default defineScreens("feedProfile", {
  feed: () => import("./screens/feed/feed-screen.tsx"),
  profile: () => import("./screens/profile/profile-screen.tsx"),
  settings: () => import("./screens/settings/settings-screen.tsx"),
  welcome: () => import("./screens/welcome/welcome-screen.tsx"),
});
