/** "1 send", "2 attempts". */
export const formatClimbCount = (count: number, sent: boolean): string =>
  `${count} ${sent ? "send" : "attempt"}${count === 1 ? "" : "s"}`;
