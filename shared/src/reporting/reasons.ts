import type { ReportReason } from "@topout/shared/contract";

interface ReasonText {
  readonly reason: ReportReason;
  readonly name: string;
  readonly hint?: string;
  /** The hint for a video or a route. A part of a profile belongs to no route. */
  readonly routeHint?: string;
}

/** In the order of the dialog. */
export const REASONS: readonly ReasonText[] = [
  { reason: "private", name: "It shows something private" },
  { reason: "dangerous", name: "Dangerous", hint: "It could get somebody hurt" },
  { reason: "abusive", name: "Abusive", hint: "It insults or harasses somebody" },
  { reason: "not_climbing", name: "Not climbing", routeHint: "It does not belong to this route" },
  { reason: "other", name: "Something else" },
];
