/** For journeys with touch input. WebKitWebDriver has none. */
export const TOUCH = "@touch";

/** For journeys whose page never fires its load event. WebKitWebDriver waits for it before each command. */
export const NEVER_LOADS = "@never-loads";

/** For journeys that need the phone layout. */
export const PHONE = "@phone";
