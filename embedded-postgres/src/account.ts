import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { userInfo } from "node:os";

interface UserIds {
  readonly uid: number;
  readonly gid: number;
}

/** The account that runs PostgreSQL, which refuses to run as root. */
export interface Account {
  /** Command and arguments that precede the binary on the command line. */
  readonly prefix: readonly string[];
  /** The user that the process switches to. This user must own the folders of the cluster. */
  readonly ids?: UserIds;
}

function readPasswd(): UserIds[] {
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

const NOBODY: UserIds = { uid: 65_534, gid: 65_534 };

/** Prefers a user with a name in /etc/passwd, because initdb requires one. */
function findUnprivilegedUser(): UserIds {
  const users = readPasswd();
  return (
    users.find(({ uid }) => uid === NOBODY.uid) ?? users.findLast(({ uid }) => uid > 0) ?? NOBODY
  );
}

/** Maps the current user to another user id, so PostgreSQL owns the files and does not run as root. */
function createUserNamespaceAccount(): Account {
  const { uid, gid } = findUnprivilegedUser();
  return {
    prefix: ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`, "--"],
  };
}

const currentAccount: Account = { prefix: [] };

const hasUserName = (): boolean => {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
};

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Returns the accounts to try, best first, for a data folder with this owner. */
export function getCandidateAccounts({ uid, gid }: UserIds): Account[] {
  if (!isRoot()) {
    return hasUserName() ? [currentAccount] : [createUserNamespaceAccount(), currentAccount];
  }
  const owner = uid === 0 ? [] : [{ prefix: [], ids: { uid, gid } }];
  return [...owner, createUserNamespaceAccount(), createUnprivilegedAccount()];
}

/** Creates an account for root on a machine that forbids user namespaces. */
export const createUnprivilegedAccount = (): Account => ({
  prefix: [],
  ids: findUnprivilegedUser(),
});

/** Whether the account can execute the binary and enter the folder. */
export function canUse(account: Account, binary: string, folder: string): boolean {
  const [command, ...args] = [
    ...account.prefix,
    "/bin/sh",
    "-c",
    'cd "$1" && exec "$0" --version',
    binary,
    folder,
  ];
  return spawnSync(command ?? "", args, { cwd: "/", ...account.ids }).status === 0;
}
