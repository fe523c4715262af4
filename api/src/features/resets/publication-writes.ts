import type { Reset } from "@topout/shared/contract";
import type { Parsed, resets as contract } from "@topout/shared/contract/server";

import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { lockDraftResets } from "../../queries/lock-draft-resets.ts";
import { publishReset } from "./publish-reset.ts";
import { readReset } from "./stored-reset.ts";
import { undoReset } from "./undo-reset.ts";

type ResetPublication = Parsed<typeof contract.publish>["body"];

export const createPublicationWrites = (changes: Changes) => ({
  /**
   * Publishes a draft. A repeated call returns the published reset.
   * @throws {ProblemError} 404 for an unknown reset, STALE if `version` is not the current version, 422 for incomplete new
   * routes, LIMIT_REACHED for too many sets or routes on the wall.
   */
  publish: (id: string, { version }: ResetPublication, actor: Actor): Promise<Reset> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      const { status } = await lockDraftResets(tx, id);
      const reset = await readReset(tx, id);
      if (status !== "draft") return reset;
      requireSeen(reset, version);
      const published = await publishReset(tx, reset, actor);
      invalidate(`routes:${reset.gym_id}`);
      if (published.new_sets.length > 0) invalidate(`sets:${reset.gym_id}`);
      return published;
    }),

  /**
   * Makes a published reset a draft again. A repeated call returns the draft.
   * @throws {ProblemError} 404 for an unknown reset, CONFLICT if it cannot be undone, LIMIT_REACHED for too many drafts or
   * routes on the wall.
   */
  undo: (id: string, actor: Actor): Promise<Reset> =>
    changes.runTransaction({ actor }, async (tx, invalidate) => {
      await lockDraftResets(tx, id);
      const reset = await readReset(tx, id);
      if (reset.status === "draft" && reset.undone_at !== null) return reset;
      const undone = await undoReset(tx, reset, actor);
      invalidate(`routes:${reset.gym_id}`);
      if (reset.new_sets.length > 0) invalidate(`sets:${reset.gym_id}`);
      return undone;
    }),
});

/** @throws {ProblemError} STALE if somebody has changed the reset since. The problem names this user. */
function requireSeen({ version, changed_by }: Reset, seenVersion: number): void {
  if (version === seenVersion) return;
  throw new ProblemError("STALE", { change: { subject: "reset", user: changed_by } });
}
