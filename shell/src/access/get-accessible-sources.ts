import type { Staff } from "@topout/shared/domain";

import type { ScreenSource } from "../remotes/screen-source.ts";
import { routePanel, screens, userListOverlay } from "../screens.ts";
import { canOpenScreen } from "./can-open-screen.ts";

/** Returns the overlays, and the screens that this user can open. `user` is undefined for visitors. */
export const getAccessibleSources = (user: Staff | undefined): ScreenSource[] => [
  routePanel,
  userListOverlay,
  ...screens.filter(({ access }) => canOpenScreen(access, user)).map(({ source }) => source),
];
