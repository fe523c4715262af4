import type { Report, ReportDecision } from "@topout/shared/contract";

import type { Actor } from "../../auth/actor.ts";

const STATUSES = { keep: "kept", remove: "removed", reopen: "open" } as const;

/** Whether the latest decision is the same one by the same user, whose first response may have been lost. */
export function isRepeatedDecision(
  { status, history }: Report,
  { decision, stop_uploads_days }: Required<Pick<ReportDecision, "decision" | "stop_uploads_days">>,
  actor: Actor,
): boolean {
  const latest = history[0];
  return (
    status === STATUSES[decision] &&
    latest?.decision === decision &&
    latest.by?.id === actor.id &&
    latest.stop_uploads_days === stop_uploads_days
  );
}
