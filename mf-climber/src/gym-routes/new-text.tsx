import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

/** Follows the name of a new route. */
export const NewText = () => <Text>New</Text>;

const Text = styled.span`
  color: ${color.text};
  font: ${typography.micro};
  font-weight: 660;
`;
