import type { ComponentType } from "react";

/** Which screens come from which remote. Both sides are checked against this table, never against each other. */
export interface RemoteScreens {
  climber: "dashboard" | "routePanel" | "store";
  feedProfile: "feed" | "profile" | "settings" | "welcome";
  setter: "routeSetting";
  admin: "users" | "gyms" | "createGym";
}

export type RemoteName = keyof RemoteScreens;

/** A screen module exports `Component`. `routePanel` is a screen too, laid over whichever other is open. */
export type Screen = () => Promise<{ Component: ComponentType }>;

/** What one release of a remote brings. It may be older than this table, and lack what was added since. */
export type Screens<Name extends RemoteName> = Readonly<
  Partial<Record<RemoteScreens[Name], Screen>>
>;

export const defineScreens = <Name extends RemoteName>(_name: Name, screens: Screens<Name>) =>
  screens;
