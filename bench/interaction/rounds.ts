export const ROUNDS = 9;
