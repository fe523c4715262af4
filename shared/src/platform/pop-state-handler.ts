type PopStateHandler = (event: PopStateEvent) => void;

let handler: PopStateHandler | undefined;

// Browsers call the listeners of a window in the order of registration, and the router registers its own later.
addEventListener("popstate", (event) => handler?.(event));

/**
 * Sets a handler that runs before the router sees a back or forward navigation, and can stop the event. Only remotes of
 * interface version 6 call it. Remove in 1.2.0.
 */
export const setPopStateHandler = (newHandler?: PopStateHandler): void => {
  handler = newHandler;
};
