import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

/** A number after the text of a link. */
export const LinkCount = styled.span`
  display: grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border-radius: 7px;
  background: ${color.hover};
  color: ${color.text};
  font: ${typography.micro};
  font-variant-numeric: tabular-nums;
`;
