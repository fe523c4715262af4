/** In pixels; a row of many is measured once it is drawn. */
export const ROW_HEIGHT = 76;

/** Where nothing is known of the room: about what a large phone shows. */
const SCREEN = 12 * ROW_HEIGHT;

/** How many rows are to be seen at first. */
export const rowsWithin = (room = SCREEN) => Math.max(Math.ceil(room / ROW_HEIGHT), 1);
