import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

import { FULL_SHARE } from "@topout/shared/contract";
import { type RemoteName, remotes } from "@topout/shared/remote";
import type { Release } from "@topout/tooling/release-manifest";

import { checkLibraries } from "./check/check-libraries.ts";
import { checkRelease } from "./check/check-release.ts";
import { type OpenPublication, openPublication } from "./open-publication.ts";
import type { Arguments, Command } from "./parse-arguments.ts";
import { UsageError } from "./usage-error.ts";
import { changeShare } from "./gradual.ts";
import { printReleases } from "./print-releases.ts";
import { prune } from "./prune.ts";
import { buildRelease, releaseRemote } from "./release-remote.ts";
import { promote, rollback } from "./rollback.ts";
import { startSiteProxy } from "./site-proxy.ts";
import { switchOff, switchOn } from "./switch-remote.ts";

export interface BuiltRelease {
  readonly release: Release;
  /** The folder of remotes that contains only the new release. */
  readonly stagingDir: string;
  /** The folder of the live remotes. It may not exist before the first release. */
  readonly liveDir: string;
}

/** A program whose registry contains the new release as the live one. */
interface CheckedProgram {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Environment {
  /** The repository. Relative paths start here. */
  readonly root: string;
  /** Starts a program for a check without `--site`. */
  readonly startProgram: (built: BuiltRelease) => Promise<CheckedProgram>;
  /** Formats a command of this tool for a remote, for example `npm run release -- rollback climber`. */
  readonly formatCommand: (
    name: "promote" | "rollback" | "share" | "on",
    remote: RemoteName,
  ) => string;
}

/** Runs a command of the release tool, and prints the command that undoes or completes it. */
export async function runRelease(
  { command, ...locations }: Arguments,
  environment: Environment,
): Promise<void> {
  if (command.name === "help") return console.log(command.text);
  const { root, formatCommand } = environment;
  const opened = openPublication(root, locations);
  const { publication } = opened;
  const printHint = (hint: string) => console.log([hint, ...listGivenOptions(locations)].join(" "));
  switch (command.name) {
    case "release": {
      const { hash } = await releaseAfterCheck(command, opened, environment);
      if (!command.isPreview) return listShareHints(command, formatCommand).forEach(printHint);
      return printHint(`To make it live: ${formatCommand("promote", command.remote)} ${hash}`);
    }
    case "promote":
      await promote({ root, ...publication, ...command });
      return listShareHints(command, formatCommand).forEach(printHint);
    case "share":
      await changeShare({ root, ...publication, ...command });
      return listShareHints(command, formatCommand).forEach(printHint);
    case "rollback": {
      const takenHash = await rollback({ root, ...publication, ...command });
      return printHint(
        takenHash === undefined
          ? `To undo: ${formatCommand("rollback", command.remote)}`
          : `To undo: ${formatCommand("promote", command.remote)} ${takenHash} --share <percent>`,
      );
    }
    case "off":
      await switchOff({ root, ...publication, ...command });
      return printHint(`To undo: ${formatCommand("on", command.remote)}`);
    case "on":
      return switchOn({ root, ...publication, ...command });
    case "list":
      return printReleases(publication, command.remote);
    case "prune":
      return prune(publication, command);
  }
}

function listShareHints(
  { remote, share }: { readonly remote: RemoteName; readonly share: number },
  formatCommand: Environment["formatCommand"],
): string[] {
  const rollbackCommand = formatCommand("rollback", remote);
  if (share === FULL_SHARE) return [`To roll back: ${rollbackCommand}`];
  return [
    `To go on: ${formatCommand("share", remote)} <percent>`,
    `To take it back: ${rollbackCommand}`,
  ];
}

/** Omits the values, because the URL of a bucket can contain a key. */
const listGivenOptions = ({ target, remotesUrl, history }: Omit<Arguments, "command">): string[] =>
  Object.entries({ "--target": target, "--remotes-url": remotesUrl, "--history": history }).flatMap(
    ([name, value]) => (value === undefined ? [] : [`${name} …`]),
  );

/** Releases the remote after a check in a deployed shell, or in a program that it starts. */
function releaseAfterCheck(
  command: Extract<Command, { name: "release" }>,
  { publication, liveDir }: OpenPublication,
  { root, startProgram }: Environment,
): Promise<Release> {
  const repository = command.from === undefined ? root : findRepository(command);
  const { site, api = site, remote } = command;
  return releaseRemote({
    ...publication,
    ...command,
    root: repository,
    build: (stagingDir) => buildRelease(repository, remote, stagingDir),
    check: async (release, stagingDir) => {
      console.log(`Checking each screen of ${remote} …`);
      const program =
        site === undefined || api === undefined
          ? await startProgram({ release, stagingDir, liveDir })
          : await startSiteProxy({ site, api, stagingDir, getRelease: () => release });
      const reportDir = resolve(root, "dist/release-check");
      try {
        await checkLibraries(program.url, release.manifest);
        await checkRelease({ url: program.url, remote, reportDir });
      } finally {
        await program.stop();
      }
    },
  });
}

/** Returns the folder that contains the folder of the remote. */
export function findRepository({
  remote,
  from = "",
}: {
  remote: RemoteName;
  from?: string | undefined;
}) {
  const { folder } = remotes[remote];
  const path = resolve(from);
  if (basename(path) === folder && existsSync(join(path, "package.json"))) return dirname(path);
  throw new UsageError(`--from must be a folder ${folder} with a package, not ${from}`);
}
