import { Clock } from "@topout/shared/ui";

import { NoticeTile } from "./notice-tile.ts";

/** Visible only to the owner of a video that users have reported. */
export const HiddenTile = () => (
  <NoticeTile>
    <Clock size={24} aria-hidden="true" />
    <span>Hidden until staff has looked</span>
  </NoticeTile>
);
