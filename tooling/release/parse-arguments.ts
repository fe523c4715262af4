import { parseArgs } from "node:util";

import { remoteEntries, type RemoteName } from "@topout/shared/remote";

export type Command =
  | {
      readonly name: "release";
      readonly remote: RemoteName;
      readonly notes: string | undefined;
      readonly isPreview: boolean;
      /** The folder of the remote. The default is the one of this repository. */
      readonly from: string | undefined;
      /** The URL of the deployed shell that checks the release. The default is a program with demo data. */
      readonly site: string | undefined;
      /** The URL of a program with demo data, whose API the check calls. The default is `site`. */
      readonly api: string | undefined;
    }
  | {
      readonly name: "promote";
      readonly remote: RemoteName;
      readonly hash: string;
      readonly notes: string | undefined;
    }
  | {
      readonly name: "rollback";
      readonly remote: RemoteName;
      readonly hash: string | undefined;
      readonly notes: string | undefined;
    }
  | { readonly name: "list"; readonly remote: RemoteName | undefined }
  | { readonly name: "prune"; readonly keepCount: number };

export interface Arguments {
  readonly command: Command;
  readonly target: string | undefined;
  readonly remotesUrl: string | undefined;
  readonly history: string | undefined;
}

export const USAGE = `Usage:
  npm run release -- <remote> [--notes <text>]    build, check and publish one remote
  npm run release -- <remote> --preview           build, check and publish it, but do not make it live
  npm run release -- promote <remote> <hash>      make a preview live
  npm run release -- rollback <remote> [hash]     make the previous (or another) release live
  npm run release -- list [remote]                show the live releases and the history
  npm run release -- prune [--keep 5]             remove old releases that no tab needs
Options:
  --from <folder>        the folder of the remote in another repository
  --site <url>           check in this deployed shell instead of the one of this repository (TOPOUT_SITE)
  --api <url>            check with the API of this program with demo data (TOPOUT_API, else --site)
  --target <folder>      the folder or s3://bucket of the releases (RELEASE_TARGET, else REMOTES_DIR)
  --remotes-url <url>    the target's public URL (RELEASE_URL, else /remotes/)
  --history <file>       the file or s3://bucket of the release history (RELEASE_HISTORY, else DATA_DIR/releases.jsonl)
Remotes: ${remoteEntries.map(([name]) => name).join(", ")}`;

/** A mistake in the arguments or in the configuration. The program prints only its message. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const DEFAULT_KEEP_COUNT = 5;

/** @throws {UsageError} */
export function parseArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  return {
    command: parseCommand(positionals, values),
    target: values.target,
    remotesUrl: values["remotes-url"],
    history: values.history,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        notes: { type: "string" },
        preview: { type: "boolean" },
        from: { type: "string" },
        site: { type: "string" },
        api: { type: "string" },
        keep: { type: "string" },
        target: { type: "string" },
        "remotes-url": { type: "string" },
        history: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

interface CommandOptions {
  readonly notes?: string | undefined;
  readonly keep?: string | undefined;
  readonly preview?: boolean | undefined;
  readonly from?: string | undefined;
  readonly site?: string | undefined;
  readonly api?: string | undefined;
}

function parseCommand(
  [first, second, third]: readonly string[],
  { notes, keep, preview, from, site, api }: CommandOptions,
): Command {
  switch (first) {
    case "promote":
      return { name: "promote", remote: parseRemote(second), hash: requireHash(third), notes };
    case "rollback":
      return { name: "rollback", remote: parseRemote(second), hash: parseHash(third), notes };
    case "list":
      return { name: "list", remote: second === undefined ? undefined : parseRemote(second) };
    case "prune":
      return { name: "prune", keepCount: parseKeepCount(keep) };
    default:
      return {
        name: "release",
        remote: parseRemote(first),
        notes,
        isPreview: preview ?? false,
        from,
        site: parseUrl(site ?? process.env["TOPOUT_SITE"]),
        api: parseUrl(api ?? process.env["TOPOUT_API"]),
      };
  }
}

/** Accepts the name of a remote, or its folder. */
export function parseRemote(text: string | undefined): RemoteName {
  const entry = remoteEntries.find(([name, { folder }]) => text === name || text === folder);
  if (entry) return entry[0];
  throw new UsageError(text === undefined ? USAGE : `Unknown remote: ${text}\n\n${USAGE}`);
}

function parseHash(text: string | undefined): string | undefined {
  if (text === undefined || /^[\da-f]+$/.test(text)) return text;
  throw new UsageError(`${text} is not the hash of a release`);
}

function requireHash(text: string | undefined): string {
  const hash = parseHash(text);
  if (hash === undefined) throw new UsageError(`promote needs the hash of a release\n\n${USAGE}`);
  return hash;
}

export function parseUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:\/\/[^/]/.test(text)) return text;
  throw new UsageError(`${text} is not an http(s) URL`);
}

function parseKeepCount(text = String(DEFAULT_KEEP_COUNT)): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new UsageError(`--keep must be a number from 1 to 9999, not ${text}`);
}
