/** Sizes in pixels, and the number of rows. */
export const BOARD = { hold: 27, gap: 9, paddingX: 14, rows: 3 } as const;

const HOLD_STEP = BOARD.hold + BOARD.gap;

/** Returns how many holds fit on a board of the given width. */
export const getBoardCapacity = (width: number) =>
  Math.max(Math.floor((width - 2 * BOARD.paddingX + BOARD.gap) / HOLD_STEP), 1) * BOARD.rows;

/** The width of the board on a 320 px screen. */
const MIN_BOARD_WIDTH_PX = 258;

/** Every board fits this many holds. The board is measured only if there are more. */
export const MIN_CAPACITY = getBoardCapacity(MIN_BOARD_WIDTH_PX);

/** Returns how many holds are shown. If not all fit, the label "+N" replaces two holds. */
export const getVisibleCount = (count: number, capacity: number) =>
  count <= capacity ? count : Math.max(capacity - 2, 0);
