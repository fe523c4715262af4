import type { ComponentType } from "react";

/** What each remote owes the shell. Both sides are checked against this table, never against each other. */
export interface RemoteScreens {
  climber: "dashboard" | "routePanel";
  feedProfile: "feed";
  setter: "routeSetting";
  admin: "users";
}

export type RemoteName = keyof RemoteScreens;

/** A screen module exports `Component`. `routePanel` is a screen too, laid over whichever other is open. */
export type Screen = () => Promise<{ Component: ComponentType }>;

export type Screens<Name extends RemoteName> = Readonly<Record<RemoteScreens[Name], Screen>>;

export const defineScreens = <Name extends RemoteName>(_name: Name, screens: Screens<Name>) =>
  screens;
