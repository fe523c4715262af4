import type { InvitationOffer, OwnInvitation, User } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import {
  createJsonRequest,
  readJson,
  readProblem,
  sortStatuses,
  TEST_PASSWORD,
  UNKNOWN_ID,
} from "../../testing/index.ts";
import { setUpTeam } from "./testing/set-up-team.ts";

const post = { method: "POST" };
const ANN = { email: "ann@topout.example" };

describe("an invitation", () => {
  test("says who invites to which team, without a session", async () => {
    const { api, gym, manager, inviteByEmail } = await setUpTeam();
    const token = await inviteByEmail({ until: "2999-12-31" });

    const response = await api.fetchAnonymously(`/api/invitations/${token}`);

    const { id, name, location, version } = gym;
    expect(await readJson<InvitationOffer>(response)).toEqual({
      gym: { id, name, location, version, has_image: false },
      role: "setter",
      until: "2999-12-31",
      expires_at: expect.any(String),
      invited_by: {
        id: manager.user.id,
        username: "mia",
        display_name: null,
        has_profile_photo: false,
      },
    });
  });

  test.each(["7", UNKNOWN_ID, `${UNKNOWN_ID}${"b".repeat(43)}`])(
    "with a forged token returns 404: %s",
    async (token) => {
      const { api } = await setUpTeam();

      expect((await api.fetchAnonymously(`/api/invitations/${token}`)).status).toBe(404);
    },
  );

  test.each([
    ["after seven days", sql`update invitations set expires_at = now()`],
    ["whose role has ended", sql`update invitations set until = '2020-01-01'`],
  ])("%s returns 404", async (_title, change) => {
    const { api, inviteByEmail, listInvitations } = await setUpTeam();
    const token = await inviteByEmail();
    const ann = await api.signIn(ANN);

    await api.db.execute(change);

    expect((await ann.fetch(`/api/invitations/${token}`)).status).toBe(404);
    expect((await ann.fetch(`/api/invitations/${token}/accept`, post)).status).toBe(404);
    expect(await listInvitations()).toEqual([]);
  });
});

describe("accepting an invitation", () => {
  test("adds the role, and verifies the address", async () => {
    const { api, gym, manager, inviteByEmail, listInvitations } = await setUpTeam();
    const token = await inviteByEmail({ email: "Ann@topout.example" });
    const ann = await api.signIn({ ...ANN, username: "ann" });

    const response = await ann.fetch(`/api/invitations/${token}/accept`, post);

    expect(await readJson<User>(response)).toMatchObject({
      is_verified: true,
      memberships: [{ gym: { id: gym.id, name: "Depot" }, role: "setter", until: null }],
    });
    expect(await listInvitations()).toEqual([]);
    expect(await readJson(manager.fetch(`/api/gyms/${gym.id}/members`))).toMatchObject([
      { user: { id: ann.user.id }, invited_by: { id: manager.user.id } },
      { user: { id: manager.user.id } },
    ]);
  });

  test("works once, also in concurrent requests", async () => {
    const { api, inviteByEmail } = await setUpTeam();
    const token = await inviteByEmail();
    const ann = await api.signIn(ANN);
    const accept = () => ann.fetch(`/api/invitations/${token}/accept`, post);

    const responses = await Promise.all([accept(), accept()]);

    expect(sortStatuses(responses)).toEqual([200, 404]);
    expect((await ann.fetch(`/api/invitations/${token}/decline`, post)).status).toBe(404);
  });

  test.each(["accept", "decline"])("is only for the invited address: %s", async (answer) => {
    const { api, inviteByEmail, listInvitations } = await setUpTeam();
    const token = await inviteByEmail();
    const other = await api.signIn({ email: "other@topout.example", is_superuser: true });

    const response = await other.fetch(`/api/invitations/${token}/${answer}`, post);

    expect(await readProblem(response)).toMatchObject({ status: 403, detail: "FORBIDDEN" });
    expect(await listInvitations()).toHaveLength(1);
  });

  test("replaces an earlier role", async () => {
    const { api, gym, inviteByEmail } = await setUpTeam();
    const token = await inviteByEmail({ role: "manager" });
    const ann = await api.signIn({ email: "moved@topout.example" });
    await api.seed.member({ user_id: ann.user.id, gym_id: gym.id, until: "2999-12-31" });
    await api.seed.updateUser(ann.user.id, ANN);

    const response = await ann.fetch(`/api/invitations/${token}/accept`, post);

    const { memberships } = await readJson<User>(response);
    expect(memberships).toMatchObject([{ role: "manager", until: null }]);
  });

  test("cannot exceed 200 members of a team, also in concurrent requests", async () => {
    const { api, gym, inviteByEmail } = await setUpTeam();
    // With the manager, 199.
    await api.db.execute(sql`
      with added as (
        insert into users (id, username, email, password_hash)
        select gen_random_uuid(), 'u' || n, 'u' || n || '@topout.example', ''
        from generate_series(1, 198) as n returning id
      ) insert into memberships (user_id, gym_id, role) select id, ${gym.id}, 'setter' from added`);
    const requests = [];
    for (const email of ["a@topout.example", "b@topout.example"]) {
      const token = await inviteByEmail({ email });
      const { fetch } = await api.signIn({ email });
      requests.push({ token, fetch });
    }

    const responses = await Promise.all(
      requests.map(({ token, fetch }) => fetch(`/api/invitations/${token}/accept`, post)),
    );

    expect(sortStatuses(responses)).toEqual([200, 409]);
  });
});

test("declining an invitation deletes it", async () => {
  const { api, inviteByEmail, listInvitations } = await setUpTeam();
  const token = await inviteByEmail();
  const ann = await api.signIn(ANN);

  expect((await ann.fetch(`/api/invitations/${token}/decline`, post)).status).toBe(204);

  expect(await listInvitations()).toEqual([]);
  expect(await readJson<User>(ann.fetch("/api/users/me"))).toMatchObject({ memberships: [] });
});

describe("the invitations of the current user", () => {
  test("are those to the verified address, with the token of the link", async () => {
    const { api, gym, invite, inviteByEmail } = await setUpTeam();
    const token = await inviteByEmail();
    await invite({ email: "other@topout.example" });
    const ann = await api.signIn({ email: "Ann@topout.example", is_verified: true });

    const own = await readJson<OwnInvitation[]>(ann.fetch("/api/invitations/me"));

    expect(own).toMatchObject([{ gym: { id: gym.id }, role: "setter", token }]);
  });

  test("are hidden from an account that has not verified the address", async () => {
    const { api, invite } = await setUpTeam();
    await invite();
    const ann = await api.signIn(ANN);

    expect(await readJson(ann.fetch("/api/invitations/me"))).toEqual([]);
  });

  test("and their emails are deleted with the account", async () => {
    const { api, inviteByEmail, listInvitations } = await setUpTeam();
    await inviteByEmail();
    const ann = await api.signIn(ANN);

    await ann.fetch("/api/users/me", createJsonRequest("DELETE", { password: TEST_PASSWORD }));

    expect(await listInvitations()).toEqual([]);
    await api.runJobs();
    expect(await api.readSentEmails()).toEqual([]);
  });
});
