/** "1 send", "2 attempts". */
export const countOf = (count: number, sent: boolean): string =>
  `${count} ${sent ? "send" : "attempt"}${count === 1 ? "" : "s"}`;
