import type { User } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";

import { admits } from "../access/admits.ts";
import { screenAt } from "../screens.ts";

export interface NavigationEntry {
  readonly to: string;
  readonly label: string;
}

const everybody: readonly NavigationEntry[] = [
  { to: paths.dashboard, label: "Dashboard" },
  { to: paths.feed, label: "Feed" },
];

const byRole: readonly NavigationEntry[] = [
  { to: paths.routeSetting, label: "Route Setting" },
  { to: paths.admin, label: "Admin" },
  { to: paths.gyms, label: "Gyms" },
];

const personal: readonly NavigationEntry[] = [
  { to: paths.ownProfile, label: "Your Profile" },
  { to: paths.settings, label: "Settings" },
];

/** Only what leads somewhere, and only to whom it is for. */
const open = (entries: readonly NavigationEntry[], user: User | undefined) =>
  entries.filter(({ to }) => {
    const line = screenAt(to);
    return line !== undefined && admits(line.access, user);
  });

export const navigationFor = (user: User | undefined) => ({
  main: [...everybody, ...open(byRole, user)],
  byRole: open(byRole, user),
  personal: open(personal, user),
});
