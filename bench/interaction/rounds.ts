/** How often each interaction is measured. */
export const ROUNDS = 9;
