import type { Staff } from "@topout/shared/domain";

import type { ScreenSource } from "../remotes/screen-source.ts";
import { routePanel, screens, userListOverlay } from "../screens.ts";
import { canOpenScreen } from "./can-open-screen.ts";

/**
 * Returns the overlays, and the screens that this user can open, without those that only a display opens. `user` is
 * undefined for visitors.
 */
export const getAccessibleSources = (user: Staff | undefined): ScreenSource[] => [
  routePanel,
  userListOverlay,
  ...screens
    .filter(({ access, isUnattended }) => !isUnattended && canOpenScreen(access, user))
    .map(({ source }) => source),
];
