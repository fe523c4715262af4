import type { OutboxEntry } from "@topout/shared/platform";

/** The server has rejected the tap, or has answered with errors for minutes. The user can discard it. */
export const isNotSaved = ({ state }: OutboxEntry): boolean =>
  state === "rejected" || state === "failed";
