import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

import { type RemoteName, remotes } from "@topout/shared/remote";

import { checkRelease } from "./check/check-release.ts";
import { startTestProgram } from "./check/test-program.ts";
import { openPublication } from "./open-publication.ts";
import { type Arguments, parseArguments, UsageError } from "./parse-arguments.ts";
import { printReleases } from "./print-releases.ts";
import { prune } from "./prune.ts";
import { buildRelease, releaseRemote } from "./release-remote.ts";
import { promote, rollback } from "./rollback.ts";

const root = resolve(import.meta.dirname, "../..");

try {
  await run(parseArguments(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run({ command, ...locations }: Arguments): Promise<void> {
  const { publication, liveDir } = openPublication(root, locations);
  switch (command.name) {
    case "release": {
      const repository = command.from === undefined ? root : findRepository(command);
      return releaseRemote({
        ...publication,
        ...command,
        root: repository,
        build: (stagingDir) => buildRelease(repository, command.remote, stagingDir),
        check: async (release, stagingDir) => {
          console.log(`Checking each screen of ${command.remote} …`);
          const program = await startTestProgram({ root, release, stagingDir, liveDir });
          const reportDir = resolve(root, "dist/release-check");
          try {
            await checkRelease({ url: program.url, remote: command.remote, reportDir });
          } finally {
            await program.stop();
          }
        },
      });
    }
    case "promote":
      return promote({ root, ...publication, ...command });
    case "rollback":
      return rollback({ root, ...publication, ...command });
    case "list":
      return printReleases(publication, command.remote);
    case "prune":
      return prune(publication, command.keepCount);
  }
}

/** Returns the folder that contains the folder of the remote. */
function findRepository({ remote, from = "" }: { remote: RemoteName; from?: string | undefined }) {
  const { folder } = remotes[remote];
  const path = resolve(from);
  if (basename(path) === folder && existsSync(join(path, "package.json"))) return dirname(path);
  throw new UsageError(`--from must be a folder ${folder} with a package, not ${from}`);
}
