import type { ComponentType } from "react";

import type { RemoteName, RemoteScreens } from "./remotes.ts";

/** Loads a screen module. `routePanel` is a screen too, which opens above the others. */
export type Screen = () => Promise<{ Component: ComponentType }>;

export type ScreenName<Name extends RemoteName> = RemoteScreens[Name];

/** The screens of a release. It can be older than this code and have fewer screens. */
export type ReleasedScreens<Name extends RemoteName> = Readonly<
  Partial<Record<ScreenName<Name>, Screen>>
>;

/** Checks that a remote defines each of its screens. */
export const defineScreens = <Name extends RemoteName>(
  _name: Name,
  screens: Readonly<Record<RemoteScreens[Name], Screen>>,
) => screens;
