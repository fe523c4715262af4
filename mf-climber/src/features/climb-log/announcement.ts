/** What readers hear after a tap: the new count too, so that a second send sounds different from the first. */
export const announcement = (sent: boolean, count: number): string =>
  sent ? `Send added. ${plural(count, "send")}.` : `Attempt added. ${plural(count, "attempt")}.`;

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
