import type { FailedTapReason } from "@topout/shared/contract";
import type { OutboxEntry } from "@topout/shared/platform";

import type { Outcome } from "./replay.ts";

/** Receives why a tap failed. Undefined if the server has stored it. */
export type TapListener = (failure: FailedTapReason | undefined) => void;

interface Sender {
  readonly send: (entry: OutboxEntry, token: string) => Promise<Outcome>;
  readonly onEntryFailed: (entry: OutboxEntry) => void;
}

/** Reports a tap when the server has stored or rejected it, or could not store it for minutes. */
export const reportTaps = <S extends Sender>(sender: S, onTapSent: TapListener | undefined): S => ({
  ...sender,
  send: async (entry: OutboxEntry, token: string) => {
    const outcome = await sender.send(entry, token);
    if (outcome.type === "stored" || outcome.type === "superseded") onTapSent?.(undefined);
    if (outcome.type === "rejected") onTapSent?.(outcome.code ?? "DEVICE_STORAGE");
    return outcome;
  },
  onEntryFailed: (entry: OutboxEntry) => {
    onTapSent?.("INTERNAL");
    sender.onEntryFailed(entry);
  },
});
