import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

/** A route's hold, its name as `<b>` and its grade as `<small>`, in a line. */
export const RouteTitle = styled.span`
  display: flex;
  align-items: center;

  > b {
    overflow-wrap: anywhere;
  }

  /* Where it is narrow the grade makes room first. */
  > small {
    flex-shrink: 1000;
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

/** Its whereabouts, cut where the line ends. */
export const RouteLocation = styled.span`
  display: block;
  overflow: hidden;
  font: ${typography.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
