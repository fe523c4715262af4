/** In pixels, as the board is drawn. */
export const BOARD = { hold: 27, gap: 9, paddingX: 14, rows: 3 } as const;

const STEP = BOARD.hold + BOARD.gap;

/** How many holds fit on a board of this width. */
export const getBoardCapacity = (width: number) =>
  Math.max(Math.floor((width - 2 * BOARD.paddingX + BOARD.gap) / STEP), 1) * BOARD.rows;

const NARROWEST_BOARD = 258;

/** What every board takes, on a screen of 320 px too: as many need no measuring. */
export const MIN_CAPACITY = getBoardCapacity(NARROWEST_BOARD);

/** How many holds are drawn; where not all fit, "+N" takes two places. */
export const getVisibleCount = (count: number, capacity: number) =>
  count <= capacity ? count : Math.max(capacity - 2, 0);
