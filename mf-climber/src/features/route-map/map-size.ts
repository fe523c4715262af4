import { css } from "@topout/shared/platform";
import { frame, media } from "@topout/shared/theme";

/** The size of the map and its skeleton. On phones and tablets, part of the page stays visible below for scrolling. */
export const mapSize = css`
  height: min(412px, 62dvh);

  ${media.compact} {
    margin: 0 calc(${frame.gut} * -1);
    border-inline: 0;
    border-radius: 0;
  }

  ${media.desktop} {
    height: 100%;
  }
`;
