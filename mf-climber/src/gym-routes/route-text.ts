import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

/** One line with the hold, the name in `<b>` and `RouteGrade`. */
export const RouteTitle = styled.span`
  display: flex;
  align-items: center;

  > b {
    overflow-wrap: anywhere;
  }
`;

export const RouteLocation = styled.span`
  display: block;
  overflow: hidden;
  font: ${typography.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const RouteRowTitle = styled(RouteTitle)`
  gap: 7px;
  font: ${typography.h3};

  > b {
    font: inherit;
  }
`;

export const RouteRowLocation = styled(RouteLocation)`
  color: ${color["text-3"]};
`;
