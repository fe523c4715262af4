/** Whether two lists have the same items in the same order. */
export const areListsEqual = <T>(list: readonly T[], others: readonly T[]): boolean =>
  list.length === others.length && list.every((item, index) => item === others[index]);
