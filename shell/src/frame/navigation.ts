import type { User } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";

import { hasAccess } from "../access/has-access.ts";
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

/** Only what leads somewhere, and only to whom it is for. */
const filterAccessible = (entries: readonly NavigationEntry[], user: User | undefined) =>
  entries.filter(({ to }) => {
    const line = findScreen(to);
    return line !== undefined && hasAccess(line.access, user);
  });

export const navigationFor = (user: User | undefined) => ({
  main: [...publicEntries, ...filterAccessible(roleEntries, user)],
  byRole: filterAccessible(roleEntries, user),
  personal: filterAccessible(personalEntries, user),
});
