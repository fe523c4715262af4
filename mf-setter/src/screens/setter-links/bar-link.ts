import { css } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";

/** A link in the row of circuits, which has the height of their tabs. */
export const barLink = css`
  min-height: 48px;
  color: ${color["text-2"]};
  font: ${typography.label};
  text-decoration: none;
  white-space: nowrap;

  &:focus-visible {
    outline-offset: -3px;
  }

  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;
