const SAMPLE_RATE = 0.1;

/** Whether this page load offers to install the app. About one in ten does. */
export const isSampled = (random: () => number = Math.random): boolean => random() < SAMPLE_RATE;
