const SAMPLE_RATE = 0.1;

/** Whether this load of the page offers to install the app: about one in ten does. */
export const isSampled = (random: () => number = Math.random): boolean => random() < SAMPLE_RATE;
