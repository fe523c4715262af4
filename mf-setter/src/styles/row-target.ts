import { css } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

/** Makes the whole row clickable. The row is positioned, and its other controls are above this area. */
export const rowTarget = css`
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2.5px solid ${color.focus};
    outline-offset: -3px;
  }
`;
