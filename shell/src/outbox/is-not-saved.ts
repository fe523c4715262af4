import type { OutboxEntry } from "@topout/shared/platform";

/** Whether the server has rejected the tap, or has returned errors for minutes. The user can discard it. */
export const isNotSaved = ({ state }: OutboxEntry): boolean =>
  state === "rejected" || state === "failed";
