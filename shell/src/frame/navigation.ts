import type { Staff } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";

import { canOpenScreen } from "../access/can-open-screen.ts";
import { findScreen } from "../screens.ts";

export interface NavigationEntry {
  readonly to: string;
  readonly label: string;
}

const publicEntries: readonly NavigationEntry[] = [
  { to: paths.dashboard, label: "Dashboard" },
  { to: paths.feed, label: "Feed" },
];

const roleEntries: readonly NavigationEntry[] = [
  { to: paths.routeSetting, label: "Route Setting" },
  { to: paths.admin, label: "Admin" },
  { to: paths.gyms, label: "Gyms" },
];

const personalEntries: readonly NavigationEntry[] = [
  { to: paths.ownProfile, label: "Your Profile" },
  { to: paths.settings, label: "Settings" },
];

/** Removes the links to screens that the user cannot access. */
const filterAccessible = (entries: readonly NavigationEntry[], user: Staff | undefined) =>
  entries.filter(({ to }) => {
    const screen = findScreen(to);
    return screen !== undefined && canOpenScreen(screen.access, user);
  });

export const getNavigation = (user: Staff | undefined) => ({
  mainLinks: [...publicEntries, ...filterAccessible(roleEntries, user)],
  roleLinks: filterAccessible(roleEntries, user),
  personalLinks: filterAccessible(personalEntries, user),
});
