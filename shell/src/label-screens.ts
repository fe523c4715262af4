import { patterns } from "@topout/shared/paths";

import { createRemoteScreen } from "./remotes/screen-source.ts";
import type { ScreenDefinition } from "./screen-definition.ts";

/** The screens that the labels at the walls open. */
export const labelScreens: readonly ScreenDefinition[] = [
  {
    path: patterns.wall,
    access: "all",
    frame: "gym",
    title: "Wall",
    subject: "The wall",
    source: createRemoteScreen("climber", "wall"),
  },
  {
    path: patterns.routeLabel,
    access: "all",
    frame: "gym",
    title: "Route",
    subject: "The route",
    source: createRemoteScreen("climber", "routeLabel"),
  },
];
