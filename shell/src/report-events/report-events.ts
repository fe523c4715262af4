import type { FailedTapReason } from "@topout/shared/contract";
import type { RemoteName } from "@topout/shared/remote";

type NewEvent =
  | { readonly type: "error"; readonly error: unknown }
  /** A tap that changes something. Without a reason it succeeded. */
  | { readonly type: "tap"; readonly failure?: FailedTapReason | undefined }
  /** A screen did not load. Without a remote, it is a screen of the shell. */
  | { readonly type: "failedLoad"; readonly remote: RemoteName | undefined };

/** Something that the browser may report, with the path where it happened. */
export type ReportEvent = NewEvent & { readonly path: string };

/** The collector loads when the page is idle, so earlier events wait for it. */
const MAX_WAITING = 50;

let waiting: ReportEvent[] = [];
let listener: ((event: ReportEvent) => void) | undefined;

export function recordEvent(newEvent: NewEvent): void {
  const event = { ...newEvent, path: location.pathname };
  if (listener) listener(event);
  else if (waiting.length < MAX_WAITING) waiting.push(event);
}

/** Passes the waiting events and all later ones to the collector. */
export function setEventListener(newListener: (event: ReportEvent) => void): void {
  listener = newListener;
  const events = waiting;
  waiting = [];
  for (const event of events) newListener(event);
}

/** Records errors that no code has caught. */
export function watchErrors(): void {
  addEventListener("error", ({ error }) => recordEvent({ type: "error", error }));
  addEventListener("unhandledrejection", ({ reason }) =>
    recordEvent({ type: "error", error: reason }),
  );
}
