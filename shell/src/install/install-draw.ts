const CHANCE = 0.1;

/** Whether this load of the page offers to install the app: about one in ten does. */
export const isDrawn = (random: () => number = Math.random): boolean => random() < CHANCE;
