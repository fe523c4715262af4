import { css } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { TAPPED_ATTRIBUTE } from "./focus-after-tap.ts";

/** A pseudo-element instead of an outline, which the drawing would cover when zoomed in. */
export const mapFocusRing = css`
  &:focus-visible {
    outline: none;
  }

  &:focus-visible:not([${TAPPED_ATTRIBUTE}])::after {
    content: "";
    position: absolute;
    z-index: 1;
    inset: 1px;
    border: 2.5px solid ${color.focus};
    border-radius: inherit;
    pointer-events: none;
  }
`;
