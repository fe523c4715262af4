import type { AuditAction, AuditObjectType } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { auditEntries } from "../../../database/schema.ts";
import { createTestApi, type TestApi, UNKNOWN_ID } from "../../../testing/index.ts";
import { download, getJson } from "../testing/download-export.ts";

const post = { method: "POST" };

/** An admin `ann`, and another admin `bea`, who both have changed each other and a climber. */
async function setUpAdmins() {
  const api = await createTestApi();
  const ann = await api.signIn({ username: "ann", is_superuser: true });
  const bea = await api.signIn({ username: "bea", is_superuser: true });
  const climber = await api.seed.user({ username: "carl" });
  const promote = (fetch: TestApi["fetch"], { id }: { readonly id: string }) =>
    fetch(`/api/admin/users/promote/route_setter/${id}`, post);
  await promote(ann.fetch, climber);
  await promote(bea.fetch, ann.user);
  await bea.fetch(`/api/admin/users/deactivate/${climber.id}`, post);
  return { api, ann, bea, climber };
}

describe("the audit in the export", () => {
  test("has the changes by the person, without the values of other people", async () => {
    const { ann, climber } = await setUpAdmins();

    const files = await download(ann.fetch);

    expect(getJson(files, "own_changes.json")).toEqual([
      {
        id: expect.any(String),
        time: expect.stringMatching(/Z$/),
        action: "promote_setter",
        object: { type: "user", id: climber.id, name: "" },
        gym: null,
        before: null,
        after: null,
        ip_address: "127.0.0.1",
      },
    ]);
  });

  test("has the changes of the person by staff, without who made them and from where", async () => {
    const { ann, bea } = await setUpAdmins();

    const files = await download(ann.fetch);

    expect(getJson(files, "changes_by_staff.json")).toEqual([
      {
        id: expect.any(String),
        time: expect.stringMatching(/Z$/),
        action: "promote_setter",
        object: { type: "user", id: ann.user.id, name: "" },
        gym: null,
        before: { route_setter: false },
        after: { route_setter: true },
        by: "staff",
      },
    ]);
    expect(Buffer.concat([...files.values()]).includes(bea.user.id)).toBe(false);
  });

  test("has the removal of a video of the person, and names no owner of another video", async () => {
    const { api, ann, bea, climber } = await setUpAdmins();
    const own = await api.seed.video({ user_id: ann.user.id });
    const other = await api.seed.video({ user_id: climber.id });
    await bea.fetch(`/api/video/${own.id}`, { method: "DELETE" });
    await ann.fetch(`/api/video/${other.id}`, { method: "DELETE" });

    const files = await download(ann.fetch);

    expect(getJson(files, "changes_by_staff.json")).toMatchObject([
      { action: "delete", object: { type: "video", id: own.id } },
      { action: "promote_setter" },
    ]);
    const [removal] = getJson(files, "own_changes.json") as { before: object }[];
    expect(removal).toMatchObject({ action: "delete", object: { type: "video", id: other.id } });
    expect(Object.keys(removal?.before ?? {})).toEqual(["route"]);
  });

  test("says which changes the operator made", async () => {
    const { api, ann } = await setUpAdmins();
    await api.db.insert(auditEntries).values(createEntry({ object_id: ann.user.id }));

    const files = await download(ann.fetch);

    expect(getJson(files, "changes_by_staff.json")).toMatchObject([
      { by: "operator", action: "promote" },
      { by: "staff", action: "promote_setter" },
    ]);
  });

  test("has thousands of entries, even if many have the same time", async () => {
    const { api, ann } = await setUpAdmins();
    const rows = Array.from({ length: 2_500 }, () =>
      createEntry({ actor_id: ann.user.id, object_id: UNKNOWN_ID, object_type: "route" }),
    );
    await api.db.insert(auditEntries).values(rows);

    const files = await download(ann.fetch);

    const ids = (getJson(files, "own_changes.json") as { id: string }[]).map(({ id }) => id);
    expect(ids).toHaveLength(2_501);
    expect(new Set(ids).size).toBe(2_501);
  });
});

interface NewEntry {
  readonly actor_id?: string;
  readonly object_id: string;
  readonly object_type?: AuditObjectType;
}

const createEntry = (values: NewEntry) => ({
  action: "promote" satisfies AuditAction as AuditAction,
  object_type: "user" as AuditObjectType,
  object_name: "",
  ...values,
});
