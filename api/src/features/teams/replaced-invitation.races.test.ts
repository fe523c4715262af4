import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { lockScope } from "../../queries/limits.ts";
import { countWaitingTransactions } from "../../testing/count-waiting-transactions.ts";
import { setUpTeam } from "./testing/set-up-team.ts";

test("an accepted invitation that is replaced meanwhile waits before it locks the invitation", async () => {
  const { api, gym, inviteByEmail, invite } = await setUpTeam();
  const token = await inviteByEmail();
  const ann = await api.signIn({ email: "ann@topout.example" });

  const pending = await api.db.transaction(async (tx) => {
    await lockScope(tx, `gym:${gym.id}`);
    const accepted = ann.fetch(`/api/invitations/${token}/accept`, { method: "POST" });
    const responses = [accepted, invite()];
    await expect.poll(() => countWaitingTransactions(api.db)).toBe(2);
    // Would fail if one of them had locked it already, and could be a deadlock.
    await tx.execute(sql`select from invitations for update nowait`);
    return { responses };
  });

  const statuses = (await Promise.all(pending.responses)).map(({ status }) => status);
  // The second one finds a member of the team, or no invitation.
  expect([
    [200, 409],
    [404, 201],
  ]).toContainEqual(statuses);
});
