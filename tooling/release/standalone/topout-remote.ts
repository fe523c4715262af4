/** The command line of the published package of `shared`: serves, tests and releases a remote of another repository. */
import { basename, dirname, resolve } from "node:path";
import { parseArgs } from "node:util";

import { readLibraryVersions } from "@topout/shared/federation";
import type { RemoteName } from "@topout/shared/remote";

import { parseRemote, parseUrl } from "../argument-values.ts";
import { type Arguments, parseArguments } from "../parse-arguments.ts";
import { runRelease } from "../run-release.ts";
import { upgradeRemote } from "../upgrade/upgrade-remote.ts";
import { UsageError } from "../usage-error.ts";
import { runTests } from "./run-tests.ts";
import { serveRemote } from "./serve-remote.ts";

const STANDALONE_USAGE = `Usage, in the folder of a remote:
  topout-remote dev --site <url> [--api <url>] [--port <number>]
                                    serve this remote in a deployed shell, and reload the page after each change
  topout-remote test [filter]       run the tests of this remote with the real API
  topout-remote upgrade [--check]   edit what a newer version of @topout/shared has replaced, and name the rest
  topout-remote release --site <url> --target <folder> [--share <percent>] [--no-halt] [--preview]
                                    build, check and publish this remote
  topout-remote share <percent> --target <folder>
  topout-remote off --reason <text> --target <folder>
  topout-remote promote|rollback|on|list|prune --target <folder>
                                    same as \`npm run release\` in the shell's repository, for this remote`;
const DEFAULT_PORT = 5000;

const folder = resolve(".");
const root = dirname(folder);

try {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) throw new UsageError(STANDALONE_USAGE);
  if (isHelp(command, args)) console.log(STANDALONE_USAGE);
  else if (command === "dev") await serve(args);
  else if (command === "test") process.exitCode = await runTests(folder, args);
  else if (command === "upgrade") process.exitCode = (await upgrade(args)) ? 1 : 0;
  else await release(command, args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** `test` passes its arguments to Vitest. */
function isHelp(command: string, args: readonly string[]): boolean {
  const candidates = command === "test" ? [] : [command, ...args];
  return candidates.some((argument) => argument === "--help" || argument === "-h");
}

async function serve(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { site: { type: "string" }, api: { type: "string" }, port: { type: "string" } },
  });
  const site = parseUrl(values.site ?? process.env["TOPOUT_SITE"]);
  if (site === undefined) throw new UsageError(`dev needs --site\n\n${STANDALONE_USAGE}`);
  const api = parseUrl(values.api ?? process.env["TOPOUT_API"]) ?? site;
  const port = Number(values.port ?? DEFAULT_PORT);
  await serveRemote({ root, remote: getRemote(), site, api, port });
}

/** Returns whether something is left to do. */
async function upgrade(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { check: { type: "boolean" } } });
  const libraries = readLibraryVersions(import.meta.dirname);
  return upgradeRemote({ folder, libraries, isCheck: values.check ?? false });
}

/** Runs a command of the release tool for the remote of this folder. */
async function release(command: string, args: readonly string[]): Promise<void> {
  const parsed = parseArguments(addRemote(command, args));
  if (parsed.target === undefined && process.env["RELEASE_TARGET"] === undefined) {
    throw new UsageError("The target is missing: add --target, or set RELEASE_TARGET");
  }
  const localCommand =
    parsed.command.name === "release" ? { ...parsed.command, from: folder } : parsed.command;
  await runRelease(
    { ...parsed, command: localCommand },
    { root, startProgram: rejectProgram, formatCommand: (name) => `npx topout-remote ${name}` },
  );
  if (command !== "list" && !hasHistory(parsed)) {
    console.log(
      "This history is only on this machine. For /admin/releases, set RELEASE_HISTORY to the same bucket here and for the program.",
    );
  }
}

function hasHistory({ history }: Arguments): boolean {
  return history !== undefined || process.env["RELEASE_HISTORY"] !== undefined;
}

function addRemote(command: string, args: readonly string[]): string[] {
  return command === "release" ? [getRemote(), ...args] : [command, getRemote(), ...args];
}

function rejectProgram(): never {
  throw new UsageError("The check needs a deployed shell: add --site, or set TOPOUT_SITE");
}

function getRemote(): RemoteName {
  return parseRemote(basename(folder));
}
