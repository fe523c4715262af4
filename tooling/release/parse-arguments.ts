import { parseArgs } from "node:util";

import type { RemoteName } from "@topout/shared/remote";

import {
  parseHash,
  parseKeepCount,
  parseOptionalRemote,
  parseReason,
  parseRemote,
  parseRollout,
  parseUrl,
  requireHash,
} from "./argument-values.ts";
import { getHelp, USAGE } from "./usage.ts";
import { UsageError } from "./usage-error.ts";

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

function parseCommand([first, second, third]: readonly string[], options: CommandOptions): Command {
  const { notes, reason, share, keep, "no-halt": noHalt } = options;
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
      return parseRelease(parseRemote(first), options);
  }
}

const parseRelease = (
  remote: RemoteName,
  { notes, share, preview, from, site, api, "no-halt": noHalt }: CommandOptions,
): Command => ({
  name: "release",
  remote,
  notes,
  isPreview: preview ?? false,
  ...parseRollout(share, noHalt),
  from,
  site: parseUrl(site ?? process.env["TOPOUT_SITE"]),
  api: parseUrl(api ?? process.env["TOPOUT_API"]),
});
