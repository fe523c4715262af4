import type { Report, ReportPart } from "@topout/shared/contract";

import { recordChange } from "../../audit/record-change.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";

const PART_NAMES: Readonly<Record<ReportPart, string>> = {
  name: "a name",
  about: "an about text",
  photo: "a photo",
};

interface Decision {
  readonly before: Report;
  readonly after: Report;
  readonly stopUploadsDays: number;
}

/** Records no reporter, and the owner by id, because the audit shows the current username. */
export const recordDecision = (
  tx: Transaction,
  actor: Actor,
  { before, after, stopUploadsDays }: Decision,
): Promise<void> => {
  const { subject, subject_view: view } = after;
  return recordChange(tx, actor, {
    action: "update",
    object: {
      type: "report",
      id: after.id,
      name: subject.part ? PART_NAMES[subject.part] : (view.route?.name ?? ""),
    },
    gymId: view.gym_id,
    before: toFields(before),
    after: {
      ...toFields(after),
      ...(stopUploadsDays > 0 && { stop_uploads_days: stopUploadsDays }),
      ...(view.user && { owner: view.user.id }),
    },
  });
};

const toFields = ({ status, hidden }: Report) => ({ status, hidden });
