import type { Invitation } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../auth/rate-limits.ts";
import { readJson, readProblem, sortStatuses } from "../../testing/index.ts";
import { setUpTeam } from "./testing/set-up-team.ts";

const KEY = "0192f0c1-7a00-7000-8000-000000000042";

describe("inviting somebody", () => {
  test("emails a link that is alone on its line, and names the inviter by the username", async () => {
    const { api, manager, invite, readLinks } = await setUpTeam();
    await api.seed.updateUser(manager.user.id, { display_name: "Call +44 20 7946 0000" });

    const response = await invite({ until: "2999-12-31" });

    expect(response.status).toBe(201);
    const [link] = await readLinks();
    expect(link).toMatch(/^https:\/\/topout\.example\/join\/[\w-]{70,90}$/);
    const [email] = await api.readSentEmails();
    expect(email?.to?.[0]?.address).toBe("ann@topout.example");
    expect(email?.subject).toBe("Join the team of Depot");
    expect(email?.text).toContain("mia invites you to join the team of Depot.");
    expect(email?.text).not.toContain("7946");
  });

  test("lists the invitation for seven days", async () => {
    const { manager, invite, listInvitations } = await setUpTeam();
    const invitation = await readJson<Invitation>(invite());

    expect(invitation).toEqual({
      id: expect.any(String),
      email: "ann@topout.example",
      role: "setter",
      until: null,
      expires_at: expect.any(String),
      created_by: {
        id: manager.user.id,
        username: "mia",
        display_name: null,
        has_profile_photo: false,
      },
    });
    expect(await listInvitations()).toEqual([invitation]);
    const days = (Date.parse(invitation.expires_at) - Date.now()) / (24 * 60 * 60 * 1_000);
    expect(Math.round(days)).toBe(7);
  });

  test("to the same address again replaces the invitation", async () => {
    const { api, invite, inviteByEmail, readLinks, listInvitations } = await setUpTeam();
    const oldToken = await inviteByEmail();

    await invite({ email: "Ann@topout.example", role: "manager" });

    expect(await listInvitations()).toMatchObject([{ role: "manager" }]);
    expect((await api.fetchAnonymously(`/api/invitations/${oldToken}`)).status).toBe(404);
    expect(await readLinks()).toEqual([expect.not.stringContaining(oldToken)]);
  });

  test("with the same idempotency key again sends one email, also at the same time", async () => {
    const { invite, readLinks, listInvitations } = await setUpTeam();
    const invitation = { idempotency_key: KEY };

    const responses = await Promise.all([invite(invitation), invite(invitation)]);

    expect(sortStatuses(responses)).toEqual([200, 201]);
    const [first, second] = await Promise.all(responses.map((response) => response.json()));
    expect(first).toEqual(second);
    expect(await listInvitations()).toEqual([first]);
    expect(await readLinks()).toHaveLength(1);
  });

  test("with the idempotency key of another gym returns 409", async () => {
    const { api, invite } = await setUpTeam();
    const { id } = await api.seed.invitation();

    expect((await invite({ idempotency_key: id })).status).toBe(409);
  });

  test("who is in the team returns 409, but not after their role has ended", async () => {
    const { api, gym, invite } = await setUpTeam();
    const ann = await api.seed.user({ email: "ann@topout.example" });
    const old = await api.seed.user({ email: "old@topout.example" });
    await api.seed.member({ user_id: ann.id, gym_id: gym.id });
    await api.seed.member({ user_id: old.id, gym_id: gym.id, until: "2020-01-01" });

    expect(await readProblem(await invite({ email: "ANN@topout.example" }))).toMatchObject({
      status: 409,
      detail: "ALREADY_MEMBER",
    });
    expect((await invite({ email: "old@topout.example" })).status).toBe(201);
  });

  test("until a day that is over returns 422", async () => {
    const { invite } = await setUpTeam();

    expect((await invite({ until: "2020-01-01" })).status).toBe(422);
  });

  test("counts with the emails of the network", async () => {
    const limits = { ...DEFAULT_LIMITS, emailsPerIpAddress: 2 };
    const { invite } = await setUpTeam({ config: { limits } });
    await invite({ email: "a@topout.example" });
    await invite({ email: "b@topout.example" });

    expect((await invite({ email: "c@topout.example" })).status).toBe(429);
  });

  test("is limited to 200 pending invitations of a gym, also in concurrent requests", async () => {
    const { api, gym, manager, invite } = await setUpTeam();
    await api.db.execute(sql`
      insert into invitations (id, gym_id, email, role, created_by, expires_at)
      select gen_random_uuid(), ${gym.id}, 'p' || n || '@topout.example', 'setter',
        ${manager.user.id}, now() + interval '1 day'
      from generate_series(1, 198) as n`);

    const responses = await Promise.all(
      ["a", "b", "c", "d"].map((name) => invite({ email: `${name}@topout.example` })),
    );

    expect(sortStatuses(responses)).toEqual([201, 201, 409, 409]);
  });
});

describe("an invitation of a manager", () => {
  test.each([
    ["is removed", sql`delete from memberships`],
    ["becomes a setter", sql`update memberships set role = 'setter'`],
    ["has left after the last day", sql`update memberships set until = '2020-01-01'`],
    ["is deactivated", sql`update users set is_active = false where username = 'mia'`],
  ])("who %s no longer works", async (_case, change) => {
    const { api, gym, inviteByEmail } = await setUpTeam();
    const token = await inviteByEmail();
    const ann = await api.signIn({ email: "ann@topout.example", is_verified: true });
    const admin = await api.signIn({ is_superuser: true });

    await api.db.execute(change);

    expect((await api.fetchAnonymously(`/api/invitations/${token}`)).status).toBe(404);
    const accept = () => ann.fetch(`/api/invitations/${token}/accept`, { method: "POST" });
    expect((await accept()).status).toBe(404);
    expect(await readJson(ann.fetch("/api/invitations/me"))).toEqual([]);
    expect(await readJson(admin.fetch(`/api/gyms/${gym.id}/invitations`))).toEqual([]);
  });
});

describe("withdrawing an invitation", () => {
  test("ends the link, and cancels an email that waits", async () => {
    const { api, manager, path, invite, listInvitations } = await setUpTeam();
    const { id } = await readJson<Invitation>(invite());

    const response = await manager.fetch(`${path}/${id}`, { method: "DELETE" });

    expect(response.status).toBe(204);
    expect(await listInvitations()).toEqual([]);
    await api.runJobs();
    expect(await api.readSentEmails()).toEqual([]);
    expect((await manager.fetch(`${path}/${id}`, { method: "DELETE" })).status).toBe(404);
  });

  test("of another gym returns 404", async () => {
    const { api, manager, path } = await setUpTeam();
    const { id, gym_id } = await api.seed.invitation();

    expect((await manager.fetch(`${path}/${id}`, { method: "DELETE" })).status).toBe(404);

    const { fetch } = await api.signIn({ is_superuser: true });
    expect(await readJson(fetch(`/api/gyms/${gym_id}/invitations`))).toMatchObject([{ id }]);
  });
});
