import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { userInfo } from "node:os";

/** On whose behalf PostgreSQL runs, which refuses to be root. */
export interface Account {
  /** What stands before the program's own name on the command line. */
  readonly prefix: readonly string[];
  /** Set where another user takes over, whose folders must then be theirs. */
  readonly ids?: { readonly uid: number; readonly gid: number };
}

interface PasswdEntry {
  readonly uid: number;
  readonly gid: number;
}

/** initdb insists on an account that has a name. */
function namedAccounts(): PasswdEntry[] {
  try {
    return readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .map((line) => line.split(":"))
      .filter((fields) => fields.length > 3)
      .map((fields) => ({ uid: Number(fields[2]), gid: Number(fields[3]) }));
  } catch {
    return [];
  }
}

const NOBODY: PasswdEntry = { uid: 65_534, gid: 65_534 };

const stranger = (): PasswdEntry =>
  namedAccounts().find(({ uid }) => uid === NOBODY.uid) ??
  namedAccounts().findLast(({ uid }) => uid > 0) ??
  NOBODY;

/** The caller's own files under another number: to PostgreSQL they are its own, and it is not root. */
function renumbered(): Account {
  const { uid, gid } = stranger();
  return {
    prefix: ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`, "--"],
  };
}

const plain: Account = { prefix: [] };

const hasName = (): boolean => {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
};

export const isRoot = (): boolean => process.getuid?.() === 0;

/** What may work, best first. `owner` is whom the data folder belongs to. */
export function accountsFor({ uid, gid }: PasswdEntry): Account[] {
  if (!isRoot()) return hasName() ? [plain] : [renumbered(), plain];
  const owner = uid === 0 ? [] : [{ prefix: [], ids: { uid, gid } }];
  return [...owner, renumbered(), unprivileged()];
}

/** For root on a machine that forbids user namespaces. */
export const unprivileged = (): Account => ({ prefix: [], ids: stranger() });

/** Whether the account may run the program and pass through the folder. */
export function mayUse(account: Account, program: string, folder: string): boolean {
  const [command, ...args] = [
    ...account.prefix,
    "/bin/sh",
    "-c",
    'cd "$1" && exec "$0" --version',
    program,
    folder,
  ];
  return spawnSync(command ?? "", args, { cwd: "/", ...account.ids }).status === 0;
}
