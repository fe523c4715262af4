import { spawnSync } from "node:child_process";
import { chown, mkdir, readdir, realpath, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { isRoot } from "./account.ts";
import { createTemporaryFolder } from "./testing/temporary-folder.ts";

const program = join(import.meta.dirname, "testing/write-rows.ts");

interface User {
  readonly ids?: { readonly uid: number; readonly gid: number };
  readonly path?: string;
}

const currentUser: User = {};
const unprivilegedUser: User = { ids: { uid: 65_534, gid: 65_534 } };
const userWithoutName: User = { ids: { uid: 54_321, gid: 54_321 } };
/** Cannot find `unshare`. */
const userWithoutNamespaces: User = { path: "/nonexistent" };

/** Starts PostgreSQL as this user, writes a row and stops. */
function runAs({ ids, path = process.env["PATH"] ?? "" }: User, folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, folder, "once"], {
    cwd: "/",
    env: { PATH: path },
    encoding: "utf8",
    ...ids,
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

const success = { status: 0, stdout: "0", stderr: "" };

async function chownTo({ ids }: User, ...folders: string[]): Promise<void> {
  if (ids) await Promise.all(folders.map((folder) => chown(folder, ids.uid, ids.gid)));
}

/** Removes a cluster outside the data folder, and its parent folder when that is empty. */
async function removeOutsideCluster(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
  if ((await readdir(dirname(folder))).length === 0) await rmdir(dirname(folder));
}

/** Only root can switch to another user, who must be able to read the program. */
function canRunAs({ ids }: User): boolean {
  if (!isRoot() || !ids) return false;
  return spawnSync(process.execPath, ["--check", program], { cwd: "/", ...ids }).status === 0;
}

const users: [string, User][] = [
  ["the current user", currentUser],
  ...(isRoot() ? [["root without user namespaces", userWithoutNamespaces] as [string, User]] : []),
  ...(canRunAs(unprivilegedUser) ? [["a plain user", unprivilegedUser] as [string, User]] : []),
  ...(canRunAs(userWithoutName)
    ? [["a user without a name", userWithoutName] as [string, User]]
    : []),
];

describe.each(users)("startPostgres as %s", { timeout: 60_000 }, (_name, user) => {
  test("works repeatedly below a folder that only this user can enter", async () => {
    const home = join(await createTemporaryFolder(), "home");
    const data = join(home, "data");
    await mkdir(data, { recursive: true, mode: 0o700 });
    await chownTo(user, dirname(home), home, data);

    const first = runAs(user, data);
    const cluster = await realpath(join(data, "postgres"));
    if (!cluster.startsWith(home)) onTestFinished(() => removeOutsideCluster(dirname(cluster)));
    const second = runAs(user, data);

    expect([first, second]).toEqual([success, success]);
  });
});

const plainUsers: [string, User][] = canRunAs(unprivilegedUser)
  ? [["a plain user", unprivilegedUser]]
  : [];

describe.each(plainUsers)("a data folder shared by root and %s", { timeout: 60_000 }, (_, user) => {
  test("works for its owner after root has started PostgreSQL in it", async () => {
    const data = await createTemporaryFolder();
    await chownTo(user, data);

    const runs = [runAs(user, data), runAs(currentUser, data), runAs(user, data)];

    expect(runs).toEqual([success, success, success]);
  });

  test("causes a one-line error for a user who does not own it", async () => {
    const data = await createTemporaryFolder();
    runAs(currentUser, data);

    const { status, stderr } = runAs(user, data);

    expect(status).toBe(1);
    expect(stderr).not.toContain("\n");
  });
});
