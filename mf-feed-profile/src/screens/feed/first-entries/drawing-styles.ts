import { color, radius, shadow } from "@topout/shared/theme";
import { badgeStyles, countChipStyles } from "@topout/shared/ui";

import { BOARD_SIZES_PX } from "../../../features/activity-feed/board-capacity.ts";
import { entryStyles } from "../../../features/activity-feed/entry-styles.ts";
import { FIRST_ENTRIES_CLASS } from "../../../features/activity-feed/first-entries-class.ts";

const BORDER_PX = 1;
const PADDING_PX = 14;

export const getBoardWidth = (entryWidthPx: number) => entryWidthPx - 2 * (BORDER_PX + PADDING_PX);

/** Parts that need the code of the screen, such as the buttons, are only as high as in React. */
export const drawingStyles = `
  .${FIRST_ENTRIES_CLASS} {
    display: grid;
    gap: 14px;
  }
  .${FIRST_ENTRIES_CLASS} .entry {
    overflow: hidden;
    border: ${BORDER_PX}px solid ${color.line};
    border-radius: ${radius.lg};
    background: ${color.surface};
    box-shadow: ${shadow[1]};
  }
  .${FIRST_ENTRIES_CLASS} .activity {
    ${entryStyles.activity}
  }
  .${FIRST_ENTRIES_CLASS} .title {
    ${entryStyles.row}
  }
  .${FIRST_ENTRIES_CLASS} .title > :first-child {
    flex: none;
    width: 52px;
    height: 52px;
    border-radius: 50%;
    background: ${color.sunken};
    object-fit: cover;
  }
  .${FIRST_ENTRIES_CLASS} .title > div {
    flex: 1;
    min-width: 0;
  }
  .${FIRST_ENTRIES_CLASS} [data-tone] {
    ${badgeStyles.box}
    ${badgeStyles.accent}
  }
  .${FIRST_ENTRIES_CLASS} [data-tone]::before {
    ${badgeStyles.icon}
    content: "";
    width: 15px;
  }
  .${FIRST_ENTRIES_CLASS} h2 {
    ${entryStyles.name}
  }
  .${FIRST_ENTRIES_CLASS} p {
    ${entryStyles.details}
  }
  .${FIRST_ENTRIES_CLASS} .board {
    ${entryStyles.board}
  }
  .${FIRST_ENTRIES_CLASS} .hold {
    width: ${BOARD_SIZES_PX.hold}px;
    height: ${BOARD_SIZES_PX.hold}px;
  }
  .${FIRST_ENTRIES_CLASS} .overflow {
    ${entryStyles.overflow}
  }
  .${FIRST_ENTRIES_CLASS} .counts {
    ${entryStyles.counts}
  }
  .${FIRST_ENTRIES_CLASS} .count {
    ${countChipStyles}
  }
  .${FIRST_ENTRIES_CLASS} .count::before {
    content: "";
    width: 16px;
  }
  .${FIRST_ENTRIES_CLASS} .footer {
    ${entryStyles.footer}
  }
  .${FIRST_ENTRIES_CLASS} .footer::before {
    content: "";
    height: 44px;
  }
  .${FIRST_ENTRIES_CLASS} .video .title {
    padding: ${PADDING_PX}px;
  }
  .${FIRST_ENTRIES_CLASS} .thumbnail {
    aspect-ratio: 10 / 9;
    margin-bottom: 56px;
    background: ${color.sunken};
  }
  .${FIRST_ENTRIES_CLASS} .thumbnail img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
