import { styled } from "@topout/shared/platform";
import { frame, media } from "@topout/shared/theme";

/** A row of filters. Scrolls sideways on a phone, to both edges of the screen. */
export const FilterRow = styled.div`
  display: flex;
  gap: 8px;
  margin: 0 calc(-1 * ${frame.gut});
  padding: 4px ${frame.gut};
  overflow-x: auto;
  scroll-padding: ${frame.gut};
  scrollbar-width: none;

  ${media.desktop} {
    margin: 0;
    padding: 4px;
  }
`;
