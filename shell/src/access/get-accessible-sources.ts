import type { ScreenSource } from "../remotes/screen-source.ts";
import { routePanel, screens, userListOverlay } from "../screens.ts";
import { hasScreenAccess, type Roles } from "./has-screen-access.ts";

/** Returns the overlays, and the screens that this user can open. `user` is undefined for visitors. */
export const getAccessibleSources = (user: Roles | undefined): ScreenSource[] => [
  routePanel,
  userListOverlay,
  ...screens.filter(({ access }) => hasScreenAccess(access, user)).map(({ source }) => source),
];
