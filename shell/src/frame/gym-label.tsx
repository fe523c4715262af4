import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

/** Two lines of the gym switcher: a name, and smaller details. */
export const GymLabel = styled.span`
  display: grid;
  gap: 1px;
  min-width: 0;
  padding: 8px 0;
  overflow-wrap: anywhere;
  font: ${typography.h3};

  > small {
    color: ${color["text-3"]};
    font: ${typography.micro};
    font-weight: 500;
  }
`;
