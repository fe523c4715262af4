import { parseArgs } from "node:util";

import { FULL_SHARE } from "@topout/shared/contract";
import { MAX_OFF_REASON_LENGTH, remoteEntries, type RemoteName } from "@topout/shared/remote";

import { getHelp, USAGE } from "./usage.ts";

export type Command =
  | {
      readonly name: "release";
      readonly remote: RemoteName;
      readonly notes: string | undefined;
      readonly isPreview: boolean;
      /** The percentage of the browsers that run it. */
      readonly share: number;
      /** Whether the program may take it back by itself. */
      readonly canHalt: boolean;
      /** The folder of the remote. The default is the one of this repository. */
      readonly from: string | undefined;
      /** The URL of the deployed shell that checks the release. The default is a program with demo data. */
      readonly site: string | undefined;
      /** The URL of a program with demo data, whose API the check calls. The default is `site`. */
      readonly api: string | undefined;
    }
  | {
      readonly name: "share";
      readonly remote: RemoteName;
      readonly share: number;
      readonly canHalt: boolean;
      readonly notes: string | undefined;
    }
  | {
      readonly name: "promote";
      readonly remote: RemoteName;
      readonly hash: string;
      readonly share: number;
      readonly canHalt: boolean;
      readonly notes: string | undefined;
    }
  | {
      readonly name: "rollback";
      readonly remote: RemoteName;
      readonly hash: string | undefined;
      readonly notes: string | undefined;
    }
  | { readonly name: "off"; readonly remote: RemoteName; readonly reason: string }
  | { readonly name: "on"; readonly remote: RemoteName; readonly notes: string | undefined }
  | { readonly name: "list"; readonly remote: RemoteName | undefined }
  | {
      readonly name: "prune";
      readonly remote: RemoteName | undefined;
      readonly keepCount: number;
    }
  | { readonly name: "help"; readonly text: string };

export interface Arguments {
  readonly command: Command;
  readonly target: string | undefined;
  readonly remotesUrl: string | undefined;
  readonly history: string | undefined;
}

/** A mistake in the arguments or in the configuration. The program prints only its message. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const DEFAULT_KEEP_COUNT = 5;

/** @throws {UsageError} */
export function parseArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  return {
    command: values.help
      ? { name: "help", text: getHelp(positionals[0]) }
      : parseCommand(positionals, values),
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
        help: { type: "boolean", short: "h" },
        notes: { type: "string" },
        reason: { type: "string" },
        share: { type: "string" },
        "no-halt": { type: "boolean" },
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

type CommandOptions = ReturnType<typeof parse>["values"];

function parseCommand(
  [first, second, third]: readonly string[],
  { notes, reason, share, keep, preview, from, site, api, "no-halt": noHalt }: CommandOptions,
): Command {
  switch (first) {
    case "promote":
      return {
        name: "promote",
        remote: parseRemote(second),
        hash: requireHash(third),
        ...parseRollout(share, noHalt),
        notes,
      };
    case "share": {
      const rollout = parseRollout(third ?? "", noHalt);
      return { name: "share", remote: parseRemote(second), ...rollout, notes };
    }
    case "off":
      return { name: "off", remote: parseRemote(second), reason: parseReason(reason) };
    case "on":
      return { name: "on", remote: parseRemote(second), notes };
    case "rollback":
      return { name: "rollback", remote: parseRemote(second), hash: parseHash(third), notes };
    case "list":
      return { name: "list", remote: parseOptionalRemote(second) };
    case "prune":
      return {
        name: "prune",
        remote: parseOptionalRemote(second),
        keepCount: parseKeepCount(keep),
      };
    default:
      return {
        name: "release",
        remote: parseRemote(first),
        notes,
        isPreview: preview ?? false,
        ...parseRollout(share, noHalt),
        from,
        site: parseUrl(site ?? process.env["TOPOUT_SITE"]),
        api: parseUrl(api ?? process.env["TOPOUT_API"]),
      };
  }
}

const parseOptionalRemote = (text: string | undefined): RemoteName | undefined =>
  text === undefined ? undefined : parseRemote(text);

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

/** At 100 % there is nothing to take back. */
function parseRollout(shareText: string | undefined, noHalt = false) {
  const share = parseShare(shareText);
  const canHalt = !noHalt;
  if (canHalt || share < FULL_SHARE) return { share, canHalt };
  throw new UsageError(`--no-halt needs a share below ${FULL_SHARE}`);
}

function parseShare(text = String(FULL_SHARE)): number {
  const share = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (share >= 1 && share <= FULL_SHARE) return share;
  throw new UsageError(`The share must be a number from 1 to ${FULL_SHARE}, not "${text}"`);
}

function parseReason(text = ""): string {
  const reason = text.trim();
  if (reason !== "" && reason.length <= MAX_OFF_REASON_LENGTH) return reason;
  throw new UsageError(
    `off needs --reason with 1 to ${MAX_OFF_REASON_LENGTH} characters, because users read it`,
  );
}

function parseKeepCount(text = String(DEFAULT_KEEP_COUNT)): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new UsageError(`--keep must be a number from 1 to 9999, not ${text}`);
}
