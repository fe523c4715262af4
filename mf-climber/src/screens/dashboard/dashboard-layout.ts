import { styled } from "@topout/shared/platform";
import { frame, media } from "@topout/shared/theme";

/** The free room that the frame leaves below a page on desktop. */
const BELOW = "40px";

/** One column on phones; on desktop map and list share one screen, and only the list scrolls. */
export const DashboardGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  ${media.desktop} {
    grid-template-rows: auto minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr) 424px;
    gap: 12px 24px;
    height: calc(100dvh - ${frame.top});
    min-height: 520px;
    margin: 0 calc(50% - 50vw + ${frame.gut}) -${BELOW};
    padding: 16px 0 20px;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const MapColumn = styled.div`
  min-width: 0;
  min-height: 0;
`;

export const ListColumn = styled.div`
  /* Holds all layers of the list: in each frame of a moving map the browser asks whatever lies beside the map's own. */
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: max-content;
  gap: 12px;
  align-content: start;
  min-width: 0;
  min-height: 0;

  ${media.desktop} {
    margin: -4px -12px -4px -4px;
    padding: 4px 12px 4px 4px;
    overflow: auto;
    overscroll-behavior: contain;
    /* What is focused comes to lie below the picked route's card. */
    scroll-padding-top: 116px;
  }
`;

/** Around what stands there instead of the whole dashboard. */
export const MessageArea = styled.div`
  padding-top: 8px;

  ${media.desktop} {
    padding-top: 16px;
  }
`;
