/** The class of the entries that are drawn before the code of the screen. */
export const FIRST_ENTRIES_CLASS = "first-entries";
