import { execFileSync } from "node:child_process";
import { userInfo } from "node:os";

/** The end of a commit if the source had uncommitted changes. */
export const DIRTY_SUFFIX = "-dirty";

interface Authorship {
  /** Empty outside a git repository. Ends with {@link DIRTY_SUFFIX} if there are uncommitted changes. */
  readonly commit: string;
  /** The name of the person who releases. */
  readonly by: string;
  /** The subject of the last commit that changed the folder. */
  readonly subject: string;
}

/** Reads the commit and the name for the history from git. `RELEASED_BY` replaces the name. */
export function readAuthorship(root: string, folder: string): Authorship {
  const git = (...args: string[]) => runGit(root, args);
  const commit = git("rev-parse", "HEAD") ?? "";
  const isDirty = Boolean(git("status", "--porcelain", "--", folder, "shared"));
  return {
    commit: commit !== "" && isDirty ? commit + DIRTY_SUFFIX : commit,
    by: process.env["RELEASED_BY"] ?? git("config", "user.name") ?? userInfo().username,
    subject: git("log", "-1", "--format=%s", "--", folder) ?? "",
  };
}

function runGit(cwd: string, args: readonly string[]): string | undefined {
  try {
    const output = execFileSync("git", args, { cwd, stdio: ["ignore", "pipe", "ignore"] });
    return output.toString("utf8").trim() || undefined;
  } catch {
    // There is no git, no repository or no such setting.
    return undefined;
  }
}
