/** For journeys with touch input. WebKitWebDriver has none. */
export const TOUCH = "@touch";

/** For journeys whose page never fires its load event. WebKitWebDriver waits for it before each command. */
export const NEVER_LOADS = "@never-loads";

/** For journeys that need the viewport of a phone. */
export const PHONE = "@phone";

/** For journeys that repeat another one with a different remote. Only `npm run test:sweeps` runs them. */
export const EACH_REMOTE = "@each-remote";
