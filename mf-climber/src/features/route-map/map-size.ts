import { css } from "@topout/shared/platform";
import { frame, media } from "@topout/shared/theme";

/** The box of the map and of its skeleton: from edge to edge on phones, and never so high that no page is left to scroll by. */
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
