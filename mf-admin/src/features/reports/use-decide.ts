import { reportMutations } from "@topout/shared/api/staff";
import type { Report, ReportDecision } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";

import { describeDecision } from "./decision-texts.ts";

/**
 * Returns functions that decide about a report. Each decision acts at once, and its notification offers Undo. A decided
 * report disappears with its buttons, so `onDecided` must move the focus.
 */
export function useDecide(onDecided: () => void) {
  const { mutateAsync, isPending } = useMutation(reportMutations.decide());

  const send = async (report: Report, body: ReportDecision) => {
    await mutateAsync({ id: report.id, ...body });
    onDecided();
    notify({
      id: report.id,
      type: "success",
      ...describeDecision(report, body.decision),
      ...(body.decision !== "reopen" && {
        action: { label: "Undo", run: () => decide(report, { decision: "reopen" }) },
      }),
    });
  };
  // The query client shows the error, for example that another member of staff has decided.
  const decide = (report: Report, body: ReportDecision) =>
    void send(report, body).catch(() => undefined);

  return { decide, isPending };
}
