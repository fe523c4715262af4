import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { invitations } from "../../database/schema.ts";
import { deleteAccount } from "../account/testing/delete-account.ts";
import { deleteEndedRoles } from "./ended-roles.ts";
import { setUpTeam } from "./testing/set-up-team.ts";

type Setup = Awaited<ReturnType<typeof setUpTeam>> & { readonly token: string };

async function answer({ api, token }: Setup, kind: "accept" | "decline") {
  const ann = await api.signIn({ email: "ann@topout.example" });
  await ann.fetch(`/api/invitations/${token}/${kind}`, { method: "POST" });
}

test.each<[string, (setup: Setup) => Promise<unknown>]>([
  [
    "expires",
    async ({ api }) => {
      await api.db.execute(sql`update invitations set expires_at = now() - interval '1 second'`);
      await deleteEndedRoles(api.db);
    },
  ],
  [
    "is withdrawn",
    async ({ manager, path, listInvitations }) => {
      const [invitation] = await listInvitations();
      await manager.fetch(`${path}/${invitation?.id}`, { method: "DELETE" });
    },
  ],
  ["is accepted", (setup) => answer(setup, "accept")],
  ["is declined", (setup) => answer(setup, "decline")],
  ["loses its sender", ({ manager }) => deleteAccount(manager.fetch)],
])("the email of an invitation that %s is deleted from the outbox", async (_title, end) => {
  const setup = await setUpTeam();
  const token = await setup.inviteByEmail();
  expect(await setup.api.readSentEmails()).toHaveLength(1);

  await end({ ...setup, token });
  await setup.api.runJobs();

  expect(await setup.api.db.$count(invitations)).toBe(0);
  expect(await setup.api.readSentEmails()).toEqual([]);
});

test("the email of a replaced invitation is deleted from the outbox", async () => {
  const { invite, readLinks } = await setUpTeam();
  await invite();
  const [first] = await readLinks();

  await invite();
  const links = await readLinks();

  expect(links).toHaveLength(1);
  expect(links).not.toContain(first);
});

test("the email of a pending invitation stays", async () => {
  const { api, inviteByEmail } = await setUpTeam();
  await inviteByEmail();

  await deleteEndedRoles(api.db);
  await api.runJobs();

  expect(await api.readSentEmails()).toHaveLength(1);
});
