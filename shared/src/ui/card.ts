import { styled } from "@topout/shared/platform";
import { color, radius, shadow } from "@topout/shared/theme";

export const Card = styled.div`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  box-shadow: ${shadow[1]};
`;
