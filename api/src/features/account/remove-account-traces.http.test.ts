import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { auditEntries } from "../../database/schema.ts";
import {
  createTestApi,
  logIn,
  createJsonRequest,
  TEST_PASSWORD,
  type TestApi,
} from "../../testing/index.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";
import { deleteAccount } from "./testing/delete-account.ts";

const EMAIL = "zelda@trace.example";
const NEW_EMAIL = "zelda@moved.example";

/** Returns all rows of all tables as text, including the job queue. */
async function readAllRows({ db }: TestApi): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ text: string }>(
      sql`select to_jsonb(t)::text as text from ${sql.raw(name)} as t`,
    );
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join("\n");
}

/** Returns the file names and contents of all emails in the email outbox. */
async function readEmailFiles({ folder }: TestApi): Promise<string> {
  const outbox = join(folder, "outbox");
  const names = await readdir(outbox);
  const contents = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  return [...names, ...contents].join("\n");
}

/** Creates an account with every kind of row, file, job and email. Some jobs have run, and others are pending. */
async function createTraces(api: TestApi) {
  const { storeImage } = api.seed;
  const other = await api.signIn({ username: "other" });
  const { id: route, gym_id } = await api.seed.route();
  const { activity } = await api.seed.send({ user: other.user.id, route });
  const { user, fetch } = await api.signIn({
    username: "zelda.trace",
    email: EMAIL,
    about: "Loves traces",
    profile_photo: await storeImage(),
    cover_photo: await storeImage(),
  });
  const post = (path: string, body?: object) =>
    fetch(`/api/${path}`, body ? createJsonRequest("POST", body) : { method: "POST" });

  const send = await api.seed.send({ user: user.id, route });
  await api.seed.attempt({ user: user.id, route });
  await post(`reactions/${activity}`);
  await post(`projects/me/${route}`);
  await fetch(`/api/routes/${route}/vote`, createJsonRequest("PUT", { grade: "hard" }));
  await post(`routes/${route}/notes`, { kind: "dangerous", text: "A bolt sticks out" });
  await post(`blocks/${other.user.id}`);
  await other.fetch(`/api/blocks/${user.id}`, { method: "POST" });
  await post(`gyms/${gym_id}/visit`);
  await post("users/me/export");
  const videos = await Promise.all(
    (["uploaded", "processed", "failed"] as const).map((state) =>
      api.seed.video({ user_id: user.id, route_id: route, state }),
    ),
  );
  const requestEmails = async () => {
    await post("auth/request-verify-token", { email: EMAIL });
    await post("auth/forgot-password", { email: EMAIL.toUpperCase() });
    await post("users/me/change_email", { password: TEST_PASSWORD, email: NEW_EMAIL });
  };
  await requestEmails();
  await post("auth/forgot-password", { email: other.user.email });
  await api.runJobs();
  await requestEmails();
  await logIn(api, EMAIL, "wrong");

  const texts = [
    user.id,
    user.username,
    EMAIL,
    NEW_EMAIL,
    "Loves traces",
    "A bolt sticks out",
    send.id,
  ];
  return { user, fetch, other, texts: [...texts, ...videos.map(({ id }) => id)] };
}

describe("a deleted account", () => {
  test("leaves no row, file, job, email or name, except its id in the audit", async () => {
    const api = await createTestApi();
    const { user, fetch, other, texts } = await createTraces(api);
    const readTraces = async () => {
      const content = `${await readAllRows(api)}\n${await readEmailFiles(api)}`.toLowerCase();
      return texts.filter((text) => content.includes(text.toLowerCase()));
    };
    expect(await readTraces()).toEqual(texts);
    expect(await readEmailFiles(api)).toContain(NEW_EMAIL);
    expect(await listStoredKeys(api)).toHaveLength(5);

    expect((await deleteAccount(fetch)).status).toBe(204);
    await api.runJobs();

    expect(await readTraces()).toEqual([user.id]);
    await api.db.delete(auditEntries);
    expect(await readTraces()).toEqual([]);
    expect(await listStoredKeys(api)).toEqual([]);
    expect(await api.readSentEmails()).toMatchObject([{ to: [{ address: other.user.email }] }]);
  });

  test("leaves no email that was sent at the same time", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn({ email: EMAIL });
    const sender = api.handlers["send-mail"];
    await Promise.all([
      sender.run({ kind: "verify", email: user.email }, new AbortController().signal),
      deleteAccount(fetch),
    ]);

    await api.runJobs();

    expect(await api.readSentEmails()).toEqual([]);
  });
});
