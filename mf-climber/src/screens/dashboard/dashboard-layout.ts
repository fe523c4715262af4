import { styled } from "@topout/shared/platform";
import { frame, getOverlaySelector, media } from "@topout/shared/theme";
import { SHEET_WIDTH } from "@topout/shared/ui";

/** The bottom padding of the frame on desktop. */
const FRAME_PADDING_BOTTOM = "40px";

/** One column on phones and tablets. On desktop, map and list fill the screen, and only the list scrolls. */
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
    margin: 0 calc(50% - 50vw + ${frame.gut}) -${FRAME_PADDING_BOTTOM};
    padding: 16px 0 20px;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const MapColumn = styled.div`
  min-width: 0;
  min-height: 0;

  /* On tablets, the map makes room for the panel. On desktop, the panel covers only the list. */
  ${getOverlaySelector("sheet")} & {
    ${media.tablet} {
      margin-right: ${SHEET_WIDTH};
    }

    ${media.desktop} {
      margin-right: 0;
    }
  }
`;

export const ListColumn = styled.div`
  /* Groups the layers of the list in one. Otherwise the browser checks each of them in every frame of a map pan. */
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
    /* Keeps a focused row below the sticky card. */
    scroll-padding-top: 116px;
  }
`;

/** Contains the message that replaces the dashboard. */
export const MessageArea = styled.div`
  padding-top: 8px;

  ${media.desktop} {
    padding-top: 16px;
  }
`;
