import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { startTcpPostgres } from "@topout/embedded-postgres/testing";
import { expect, onTestFinished, test } from "vitest";

import { projectRoot } from "../config/project-root.ts";
import { startClimbing } from "../testing/climb-load.ts";
import { createFormRequest } from "../testing/create-form-request.ts";
import { createJsonRequest } from "../testing/create-json-request.ts";
import { getFreePort } from "../testing/get-free-port.ts";
import { createPhoto } from "../testing/images.ts";
import { runMain } from "../testing/run-main.ts";
import { runTopout } from "../testing/run-topout.ts";
import { seedClimbers } from "../testing/seed-climbers.ts";
import { executeStatement } from "../testing/template.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { TEST_PASSWORD, testConfig } from "../testing/test-config.ts";

const PASSWORD = "external-secret";

const FORBIDDEN_STATEMENTS = [
  "create table intruders (id int)",
  "create schema intruders",
  "alter table users add column intruder int",
  "drop table users",
  "truncate users",
  "alter table users disable trigger user",
  "drop table pgboss.job",
  "delete from drizzle.__drizzle_migrations",
  "truncate added_later",
  "update audit_entries set actor_id = null",
  "delete from audit_entries",
  "truncate audit_entries",
  "set role topout_owner",
  "copy users to program 'cat'",
];
const REJECTED = /permission denied|must be owner/;

/** Creates the database and both roles as docs/operations.md says. Returns the URL for each role. */
async function createRoles() {
  const folder = await createTemporaryFolder();
  const server = await startTcpPostgres(folder, { port: await getFreePort(), password: PASSWORD });
  onTestFinished(server.stop);
  const toUrl = (role: string) => {
    const url = new URL(server.url);
    url.username = role;
    url.pathname = "/topout";
    return url.href;
  };
  for (const role of ["topout_owner", "topout_app"]) {
    await executeStatement(server.url, `create role ${role} login password '${PASSWORD}'`);
  }
  await executeStatement(server.url, "create database topout owner topout_owner");
  const owner = toUrl("topout_owner");
  const env = { DATABASE_URL: owner, DATA_DIR: folder };
  await runTopout("migrate", { env });
  const grants = await readFile(join(projectRoot, "docs/database/roles.sql"), "utf8");
  await executeStatement(owner, grants);
  return { owner, app: toUrl("topout_app") };
}

test(
  "the program and its worker run with a role that can only read and write rows",
  { timeout: 180_000 },
  async () => {
    const { owner, app } = await createRoles();
    const { routeId, tokens } = await seedClimbers(owner, 2);
    const data = await createTemporaryFolder();
    const env = {
      DATABASE_URL: app,
      MIGRATE: "0",
      DATA_DIR: data,
      STORAGE_URL: pathToFileURL(join(data, "files")).href,
      SECRET_KEY: testConfig.secretKeys.current,
      BACKUP_TO: join(data, "backups"),
      BACKUP_SCHEDULE: "30 2 * * *",
    };
    const { address, getOutput } = await runMain(env);

    const registration = { username: "ana", email: "ana@gym.example", password: TEST_PASSWORD };
    const registered = await fetch(
      `${address}/api/auth/register`,
      createJsonRequest("POST", registration),
    );
    expect(registered.status).toBe(201);
    const verification = createJsonRequest("POST", { email: registration.email });
    await fetch(`${address}/api/auth/request-verify-token`, verification);
    const readOutbox = () => readdir(join(data, "outbox")).catch(() => []);
    // The registration sends one email too.
    await expect.poll(readOutbox, { timeout: 30_000 }).toHaveLength(2);

    const climbing = startClimbing({ address, routeId, tokens });
    await expect.poll(() => climbing.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(20);
    await climbing.stop();
    const upload = await fetch(`${address}/api/users/me/update_profile_photo`, {
      ...createFormRequest("POST", { file: await createPhoto("red") }),
      headers: { authorization: `Bearer ${tokens[0]}` },
    });
    expect(upload.status).toBe(200);

    await runTopout("backup", { env });
    await runTopout("check", { env });
    await runTopout("user delete ana", { env, input: "ana" });
    const remaining = await executeStatement(owner, "select 1 from users where username = 'ana'");
    expect(remaining.rows).toEqual([]);
    expect(getOutput()).not.toMatch(/permission denied|must be owner/);
  },
);

test(
  "the role of the program deletes only old entries of the audit, and addresses only of deleted accounts",
  { timeout: 120_000 },
  async () => {
    const { owner, app } = await createRoles();
    await seedClimbers(owner, 1);
    const insertEntry = (actor: string, name: string, days: number) =>
      executeStatement(
        app,
        `insert into audit_entries
           (id, actor_id, action, object_type, object_id, object_name, address, time)
         select gen_random_uuid(), ${actor}, 'edit', 'gym', gen_random_uuid(), '${name}',
           '203.0.113.7', now() - interval '${days} days'`,
      );
    await insertEntry("(select id from users limit 1)", "by an account", 29);
    await insertEntry("gen_random_uuid()", "by a deleted account", 29);
    await insertEntry("gen_random_uuid()", "old", 31);

    await executeStatement(app, "select remove_audit_addresses(actor_id) from audit_entries");
    await executeStatement(app, "select delete_old_audit_entries(0)");

    const { rows } = await executeStatement(
      owner,
      "select object_name, address from audit_entries order by object_name",
    );
    expect(rows).toEqual([
      { object_name: "by a deleted account", address: null },
      { object_name: "by an account", address: "203.0.113.7" },
    ]);
  },
);

test(
  "the role of the program cannot change the schema, also not of tables that are added later",
  { timeout: 120_000 },
  async () => {
    const { owner, app } = await createRoles();
    await executeStatement(owner, "create table added_later (id int)");

    const results: string[] = [];
    for (const statement of FORBIDDEN_STATEMENTS) {
      results.push(
        await executeStatement(app, statement).then(
          () => `executed: ${statement}`,
          (error: Error) => error.message,
        ),
      );
    }
    expect(results.filter((result) => !REJECTED.test(result))).toEqual([]);
    await executeStatement(app, "insert into added_later values (1)");
    await executeStatement(app, "delete from added_later");

    const { rows: auditPrivileges } = await executeStatement(
      owner,
      `select privilege_type from information_schema.role_table_grants
       where grantee = 'topout_app' and table_name = 'audit_entries' order by 1`,
    );
    expect(auditPrivileges.map(Object.values)).toEqual([["INSERT"], ["SELECT"]]);

    const { rows } = await executeStatement(
      owner,
      `select table_schema, string_agg(distinct privilege_type, ', ' order by privilege_type) as privileges
       from information_schema.role_table_grants where grantee = 'topout_app' group by 1 order by 1`,
    );
    const readAndWrite = "DELETE, INSERT, SELECT, UPDATE";
    expect(rows).toEqual([
      { table_schema: "drizzle", privileges: "SELECT" },
      { table_schema: "pgboss", privileges: readAndWrite },
      { table_schema: "public", privileges: readAndWrite },
    ]);
  },
);
