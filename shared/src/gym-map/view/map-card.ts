import { styled } from "@topout/shared/platform";
import { color, radius } from "@topout/shared/theme";

/** The background of a map. The parent sets its height. */
export const MapCard = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color["map-bg"]};
  border: 1px solid ${color.line};
  border-radius: ${radius.xl};
`;
