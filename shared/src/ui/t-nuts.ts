import { css } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

/** The dot grid of a climbing wall's T-nuts, as a background of boards, the map and placeholders. */
export const tNuts = css`
  background-image: radial-gradient(
    circle at center,
    var(--tnut-dot, ${color.tnut}) 1.1px,
    transparent 1.6px
  );
  background-size: 18px 18px;
`;
