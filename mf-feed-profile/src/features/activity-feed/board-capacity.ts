export const BOARD_SIZES_PX = { hold: 27, gap: 9, paddingX: 14 } as const;
const ROWS = 3;

const HOLD_STEP_PX = BOARD_SIZES_PX.hold + BOARD_SIZES_PX.gap;

/** Returns how many holds fit on a board of the given width. */
export const getBoardCapacity = (widthPx: number) => {
  const { gap, paddingX } = BOARD_SIZES_PX;
  return Math.max(Math.floor((widthPx - 2 * paddingX + gap) / HOLD_STEP_PX), 1) * ROWS;
};

/** The width of the board on a 320 px screen. */
const MIN_BOARD_WIDTH_PX = 258;

/** Every board fits this many holds. The board is measured only if there are more. */
export const MIN_CAPACITY = getBoardCapacity(MIN_BOARD_WIDTH_PX);

/** Returns how many holds are shown. If not all fit, the label "+N" replaces two holds. */
export const getVisibleCount = (count: number, capacity: number) =>
  count <= capacity ? count : Math.max(capacity - 2, 0);
