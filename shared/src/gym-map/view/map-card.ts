import { styled } from "@topout/shared/platform";
import { color, radius } from "@topout/shared/theme";

/** The ground that a gym lies on. Its owner gives it a height. */
export const MapCard = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color["map-bg"]};
  border: 1px solid ${color.line};
  border-radius: ${radius.xl};
`;
