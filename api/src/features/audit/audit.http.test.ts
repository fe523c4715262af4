import type { AuditPage } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { createFormRequest } from "../../testing/create-form-request.ts";
import { createJsonRequest, createTestApi, readJson, UNKNOWN_ID } from "../../testing/index.ts";
import { deleteAccount } from "../account/testing/delete-account.ts";
import { deleteOldAuditEntries } from "./old-audit-entries.ts";
import { readAudit } from "./testing/read-audit.ts";

const post = { method: "POST" };

/** Creates three entries: two admins promote and deactivate climbers. */
async function setUpEntries() {
  const api = await createTestApi();
  const ann = await api.seed.user({ username: "ann" });
  const bob = await api.seed.user({ username: "bob" });
  const first = await api.signIn({ username: "First.Admin", is_superuser: true });
  const second = await api.signIn({ username: "second", is_superuser: true });
  await first.fetch(`/api/admin/users/promote/route_setter/${ann.id}`, post);
  await second.fetch(`/api/admin/users/promote/route_setter/${bob.id}`, post);
  await second.fetch(`/api/admin/users/deactivate/${bob.id}`, post);
  const read = async (query = "") => {
    const { data, meta } = await readAudit(first.fetch, query);
    const entries = data.map(({ actor, action, object }) =>
      [actor?.username, action, object.name].join(" "),
    );
    return { entries, data, meta };
  };
  return { api, ann, bob, first, second, read };
}

describe("a page of the audit", () => {
  test("lists the newest entries first, with the total", async () => {
    const { read } = await setUpEntries();

    const { entries, meta } = await read();

    expect(entries).toEqual([
      "second deactivate bob",
      "second promote_setter bob",
      "First.Admin promote_setter ann",
    ]);
    expect(meta).toEqual({ page: 1, total: 3, totalPages: 1, as_of: expect.any(String) });
  });

  test("filters by a part of the actor's username, or by id", async () => {
    const { first, read } = await setUpEntries();

    for (const actor of ["first.", first.user.id]) {
      expect((await read(`?actor=${actor}`)).entries).toEqual(["First.Admin promote_setter ann"]);
    }
    expect((await read("?actor=%25")).entries).toEqual([]);
    expect((await read("?actor=")).entries).toHaveLength(3);
  });

  test("filters by object, by type and by action", async () => {
    const { ann, read } = await setUpEntries();

    expect((await read(`?object=${ann.id}`)).entries).toEqual(["First.Admin promote_setter ann"]);
    expect((await read("?object=user")).entries).toHaveLength(3);
    expect((await read("?object=gym")).entries).toEqual([]);
    expect((await read("?action=deactivate&actor=second")).entries).toEqual([
      "second deactivate bob",
    ]);
  });

  test("does not shift when newer entries are added", async () => {
    const { ann, first, read } = await setUpEntries();
    const { entries, meta } = await read("?page_size=2");
    expect(meta).toMatchObject({ total: 3, totalPages: 2 });
    await first.fetch(`/api/admin/users/promote/${ann.id}`, post);

    const next = await read(`?page=2&page_size=2&as_of=${meta.as_of}`);

    expect(entries).toEqual(["second deactivate bob", "second promote_setter bob"]);
    expect(next.entries).toEqual(["First.Admin promote_setter ann"]);
    expect(next.meta).toEqual({ ...meta, page: 2 });
  });

  test.each(["?page=0", "?page_size=201", "?object=x", "?action=x", "?as_of=x"])(
    "rejects %s with 422",
    async (query) => {
      const api = await createTestApi();
      const { fetch } = await api.signIn({ is_superuser: true });

      expect((await fetch(`/api/admin/audit${query}`)).status).toBe(422);
    },
  );
});

describe("the audit", () => {
  test("does not record a change without an effect", async () => {
    const { ann, first, read } = await setUpEntries();

    await first.fetch(`/api/admin/users/promote/route_setter/${ann.id}`, post);
    await first.fetch(`/api/admin/users/demote/${UNKNOWN_ID}`, post);

    expect((await read()).entries).toHaveLength(3);
  });

  test("shows the current names of a user, because a display name is not unique", async () => {
    const { api, bob, second, read } = await setUpEntries();

    await second.fetch("/api/users/me", createJsonRequest("PATCH", { username: "renamed" }));
    await api.seed.updateUser(bob.id, { display_name: "王小明" });

    const { entries } = await read("?action=deactivate");
    expect(entries).toEqual(["renamed deactivate 王小明 (@bob)"]);
  });

  test("keeps only the id of a deleted account", async () => {
    const { api, ann, first, second } = await setUpEntries();
    await first.fetch(`/api/admin/users/promote/${second.user.id}`, post);
    const route = await api.seed.route();
    const video = await api.seed.video({ route_id: route.id, user_id: second.user.id });
    await first.fetch(`/api/video/${video.id}`, { method: "DELETE" });

    expect((await deleteAccount(second.fetch)).status).toBe(204);

    const { data } = await readAudit(first.fetch);
    expect(data).toMatchObject([
      {
        actor: { id: second.user.id, username: "", display_name: null, has_profile_photo: false },
        action: "delete",
        object: { type: "user", id: second.user.id, name: "" },
        before: null,
        after: null,
        ip_address: null,
      },
      { action: "delete", before: { owner: second.user.id }, ip_address: "127.0.0.1" },
      { actor: { id: second.user.id, username: "" }, action: "deactivate", ip_address: null },
      { actor: { id: second.user.id, username: "" }, action: "promote_setter", ip_address: null },
      { actor: { username: "First.Admin" }, object: { id: ann.id }, ip_address: "127.0.0.1" },
    ]);
    expect(JSON.stringify(data)).not.toContain("second");
    expect((await readAudit(first.fetch, `?actor=${second.user.id}`)).meta.total).toBe(3);
  });

  test("keeps entries for a number of days", async () => {
    const { api, ann, read } = await setUpEntries();
    await api.db.execute(sql`
      update audit_entries set time = now() - interval '401 days' where object_id = ${ann.id}`);
    await api.db.execute(sql`
      update audit_entries set time = now() - interval '399 days' where action = 'deactivate'`);

    await deleteOldAuditEntries(api.db, 400);

    expect((await read()).entries).toEqual(["second promote_setter bob", "second deactivate bob"]);
  });

  test("contains no password, email or token", async () => {
    const { api, first, ann } = await setUpEntries();
    await first.fetch(`/api/admin/users/reactivate/${ann.id}`, post);

    const { rows } = await api.db.execute<{ text: string }>(
      sql`select to_jsonb(entry)::text as text from audit_entries entry`,
    );

    const text = rows.map((row) => row.text).join();
    expect(text).toContain(first.user.id);
    for (const secret of [ann.email, first.user.email, ann.password_hash, first.token]) {
      expect(text).not.toContain(secret);
    }
  });

  test("rejects setters", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ route_setter: true });

    const response = await fetch("/api/admin/audit");

    expect(response.status).toBe(403);
    expect(await readJson(response)).toMatchObject({ detail: "FORBIDDEN" });
  });
});

test("the audit of a gym contains only its changes, without IP addresses", async () => {
  const api = await createTestApi();
  const [own, other] = [await api.seed.gym(), await api.seed.gym()];
  const admin = await api.signIn({ is_superuser: true });
  for (const gym_id of [own.id, other.id]) {
    const body = { name: "Red", color: "red", gym_id };
    await admin.fetch("/api/circuits/create", createFormRequest("POST", body));
  }
  const manager = await api.signIn();
  await api.seed.member({ user_id: manager.user.id, gym_id: own.id, role: "manager" });

  const { data, meta } = await readJson<AuditPage>(manager.fetch(`/api/gyms/${own.id}/audit`));

  expect(data).toMatchObject([
    { gym_id: own.id, object: { type: "circuit", name: "Red" }, ip_address: null, address: null },
  ]);
  expect(meta.total).toBe(1);
  expect((await manager.fetch(`/api/gyms/${other.id}/audit`)).status).toBe(403);
  expect((await admin.fetch(`/api/gyms/${UNKNOWN_ID}/audit`)).status).toBe(404);
});
