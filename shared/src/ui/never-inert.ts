/** Marks the region of the notifications, which stays usable above a modal overlay. */
export const NEVER_INERT = "data-never-inert";
