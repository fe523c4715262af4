import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";

/** The visible label of a group. On phones, the map needs the room. */
export const DesktopLabel = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
    padding: 14px 0 2px;
  }
`;
