/** A connection that hangs must not hide the routes that the device has stored. */
export const MAX_WAIT_MS = 1_000;
