import { patterns } from "@topout/shared/paths";

import { createRemoteScreen } from "./remotes/screen-source.ts";
import type { ScreenDefinition } from "./screen-definition.ts";

/** The screens that the labels at the walls open, and the television of a gym. */
export const wallScreens: readonly ScreenDefinition[] = [
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
  {
    path: patterns.television,
    access: "all",
    frame: "bare",
    isUnattended: true,
    title: "Gym screen",
    subject: "The gym screen",
    source: createRemoteScreen("setter", "television"),
  },
];
