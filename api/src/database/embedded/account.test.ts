import { spawnSync } from "node:child_process";
import { chown, mkdir, readdir, realpath, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { isRoot } from "./account.ts";

const program = join(import.meta.dirname, "../../testing/embedded-program.ts");

interface Person {
  readonly ids?: { readonly uid: number; readonly gid: number };
  readonly path?: string;
}

const caller: Person = {};
const nobody: Person = { ids: { uid: 65_534, gid: 65_534 } };
const nameless: Person = { ids: { uid: 54_321, gid: 54_321 } };
/** unshare is not found there. */
const withoutNamespaces: Person = { path: "/nonexistent" };

/** Starts the database, writes a row and stops, as that person. */
function runAs({ ids, path = process.env["PATH"] ?? "" }: Person, folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, folder, "once"], {
    cwd: "/",
    env: { PATH: path },
    encoding: "utf8",
    ...ids,
  });
  return { status, said: stdout.trim(), complaint: stderr.trim() };
}

/** Takes away where a database had moved to, and the folder above it unless another is in there. */
async function clear(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
  if ((await readdir(dirname(folder))).length === 0) await rmdir(dirname(folder));
}

const ok = { status: 0, said: "0", complaint: "" };

/** Only root can be somebody else, and only where that one may read this program. */
function canBecome({ ids }: Person): boolean {
  if (!isRoot() || !ids) return false;
  return spawnSync(process.execPath, ["--check", program], { cwd: "/", ...ids }).status === 0;
}

const people: [string, Person][] = [
  ["whoever runs the tests", caller],
  ...(isRoot() ? [["root without user namespaces", withoutNamespaces] as [string, Person]] : []),
  ...(canBecome(nobody) ? [["a plain user", nobody] as [string, Person]] : []),
  ...(canBecome(nameless) ? [["a user without a name", nameless] as [string, Person]] : []),
];

describe.each(people)("the built-in database, run by %s", { timeout: 60_000 }, (_who, person) => {
  test("works below a folder that only they may enter, again and again", async () => {
    const home = join(await temporaryFolder(), "home");
    await mkdir(home, { mode: 0o700 });
    if (person.ids) {
      await chown(dirname(home), person.ids.uid, person.ids.gid);
      await chown(home, person.ids.uid, person.ids.gid);
    }
    const data = join(home, "data");

    const first = runAs(person, data);
    const moved = await realpath(join(data, "postgres"));
    if (!moved.startsWith(home)) onTestFinished(() => clear(dirname(moved)));
    const second = runAs(person, data);

    expect([first, second]).toEqual([ok, ok]);
  });
});

const others: [string, Person][] = canBecome(nobody) ? [["a plain user", nobody]] : [];

describe.each(others)("a database in the folder of %s", { timeout: 60_000 }, (_who, user) => {
  test("is theirs, also after root has run it", async () => {
    const home = await temporaryFolder();
    await chown(home, user.ids?.uid ?? 0, user.ids?.gid ?? 0);
    const data = join(home, "data");

    const runs = [runAs(user, data), runAs(caller, data), runAs(user, data)];

    expect(runs).toEqual([ok, ok, ok]);
  });

  test("is not theirs where root made it, and they are told so in one line", async () => {
    const data = await temporaryFolder();
    runAs(caller, data);

    const { status, complaint } = runAs(user, data);

    expect(status).toBe(1);
    expect(complaint).not.toContain("\n");
  });
});
