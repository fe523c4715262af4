import { readdir } from "node:fs/promises";
import { Readable } from "node:stream";

import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { endpoints } from "../http/contracts.ts";
import { countWaitingTransactions } from "../testing/count-waiting-transactions.ts";
import { createTestApi, type TestApi } from "../testing/index.ts";
import { toPayload } from "../testing/inject-fetch.ts";
import { listStoredKeys } from "../testing/list-stored-keys.ts";
import { gymCases } from "./audit/testing/gym-cases.ts";
import { resetCases } from "./audit/testing/reset-cases.ts";
import { noteCases } from "./audit/testing/note-cases.ts";
import { reportCases } from "./audit/testing/report-cases.ts";
import { routeCases } from "./audit/testing/route-cases.ts";
import { teamCases } from "./audit/testing/team-cases.ts";
import { userCases } from "./audit/testing/user-cases.ts";
import {
  accountChanges,
  type AccountChange,
  partChanges,
  toChange,
  uploadChanges,
} from "./testing/account-changes.ts";
import { type ChangeObjects, createChangeObjects } from "./testing/change-objects.ts";

const staffChanges = Object.fromEntries(
  Object.entries({
    ...gymCases,
    ...routeCases,
    ...resetCases,
    ...teamCases,
    ...userCases,
    ...noteCases,
    ...reportCases,
  }).map(([name, changeCase]) => [name, toChange(changeCase)]),
);
const changes = { ...accountChanges, ...staffChanges };

/** Each test has a database of its own, because it compares all rows. */
const createObjects = async () => createChangeObjects(await createTestApi());

async function changeUser(path: string, { api, admin }: ChangeObjects) {
  const { fetch } = await api.signIn({ is_superuser: true });
  return fetch(`/api/admin/users/${path}/${admin.user.id}`, { method: "POST" });
}

/** What can happen to the user while a request is uploading, with the expected status of the request. */
const revocations = {
  "sign-out": {
    status: 401,
    revoke: ({ admin }: ChangeObjects) => admin.fetch("/api/auth/jwt/logout", { method: "POST" }),
  },
  deactivation: {
    status: 401,
    revoke: (objects: ChangeObjects) => changeUser("deactivate", objects),
  },
  demotion: { status: 403, revoke: (objects: ChangeObjects) => changeUser("demote", objects) },
};
type Revocation = keyof typeof revocations;

/** Sends a request. Calls the function after the authentication, before the last bytes of the body arrive. */
async function send(
  { createRequest, getPath }: AccountChange,
  objects: ChangeObjects,
  duringBody: () => Promise<unknown>,
) {
  const { method, body, headers } = await createRequest(objects);
  const { payload = "{}", headers: bodyHeaders } = await toPayload(body);
  async function* createBody() {
    await duringBody();
    yield payload;
  }
  return objects.api.app.inject({
    method: method as "POST" | "PUT" | "PATCH" | "DELETE",
    url: `/api/${getPath(objects)}`,
    headers: {
      authorization: `Bearer ${objects.admin.token}`,
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(payload)),
      ...bodyHeaders,
      ...Object.fromEntries(new Headers(headers)),
    },
    payload: Readable.from(createBody()),
  });
}

/** Returns all rows and the keys of all files. Leaves out the counts of rate limits, which also count failures. */
async function readEverything(
  { db, storage }: TestApi,
  client: Pick<TestApi["db"], "execute"> = db,
) {
  const { rows: tables } = await client.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'rate_counts' or tablename = 'job_common'`);
  const queries = tables.map(
    ({ name }) => `select '${name}' as name, to_jsonb(t) as row from ${name} t`,
  );
  const { rows } = await client.execute(
    sql`${sql.raw(queries.join(" union all "))} order by name, row`,
  );
  return { rows, files: (await listStoredKeys({ storage })).toSorted() };
}

test("every endpoint that changes something for a user has a case", () => {
  const names = [...endpoints]
    .filter(([, { method, access }]) => method !== "GET" && access !== "all")
    .map(([name]) => name);

  expect(Object.keys(changes).toSorted()).toEqual(names.toSorted());
});

/** The users of all other endpoints need no role. An admin removes the video of another user. */
const needsRole = (name: string) =>
  name === "DELETE /video/{video_id}" || typeof endpoints.get(name)?.access === "object";

const changesWithBody = Object.entries({ ...changes, ...partChanges });

/** One for each endpoint is quick. All of them take minutes. */
const selectRevocations = (name: string, index: number) => {
  const names = (Object.keys(revocations) as Revocation[]).filter(
    (revocation) => revocation !== "demotion" || needsRole(name),
  );
  return names.filter(
    (_, position) => process.env["FULL_SIZE"] || position === index % names.length,
  );
};

describe.each(
  changesWithBody.map(([name, change], index) => ({
    name,
    change,
    selected: selectRevocations(name, index),
  })),
)("$name", ({ change, selected }) => {
  test("changes something for a user with access", async () => {
    const objects = await createObjects();
    const before = await readEverything(objects.api);

    const response = await send(change, objects, async () => undefined);

    expect(response.statusCode).toBeLessThan(300);
    expect(await readEverything(objects.api)).not.toEqual(before);
  });

  test.each(selected)("changes nothing after a %s during the request", async (revocation) => {
    const { revoke, status } = revocations[revocation];
    const objects = await createObjects();
    const { api } = objects;
    let before: unknown;

    const response = await send(change, objects, async () => {
      expect((await revoke(objects)).ok).toBe(true);
      before = await readEverything(api);
    });

    expect(response.statusCode).toBe(status);
    expect(await readEverything(api)).toEqual(before);
    expect(await readdir(api.uploadsDir)).toEqual([]);
  });
});

const {
  "POST /climbs/me/add_send/{route_id}": addSend,
  "POST /projects/me/{route_id}": addProject,
} = accountChanges;
const { "PATCH /gyms/{gym_id}": updateGym } = staffChanges;

describe.each(Object.entries({ addSend, addProject, updateGym, ...uploadChanges }))(
  "%s",
  (_name, change) => {
    test("waits for a deactivation that has not committed, and changes nothing", async () => {
      const objects = await createObjects();
      const { api } = objects;
      const { id } = objects.admin.user;

      const { request, before } = await api.db.transaction(async (tx) => {
        await tx.execute(sql`select from users where id = ${id} for update`);
        const pendingRequest = change && send(change, objects, async () => undefined);
        await expect.poll(() => countWaitingTransactions(api.db)).toBe(1);
        await tx.execute(sql`delete from sessions where user_id = ${id}`);
        // The transaction would wait for a returned promise.
        return { request: pendingRequest, before: await readEverything(api, tx) };
      });

      expect((await request)?.statusCode).toBe(401);
      expect(await readEverything(api)).toEqual(before);
    });
  },
);
