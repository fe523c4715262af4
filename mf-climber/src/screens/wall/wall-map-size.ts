import { css } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";

import { mapSize } from "../../features/route-map/map-size.ts";
import { WALL_MAP_HEIGHT } from "./wall-map-height.ts";

/** The size of the map of a wall and its skeleton. */
export const wallMapSize = css`
  ${mapSize}

  ${media.compact} {
    height: ${WALL_MAP_HEIGHT};
  }
`;
