import { FULL_SHARE } from "@topout/shared/contract";
import { MAX_OFF_REASON_LENGTH, remoteEntries, type RemoteName } from "@topout/shared/remote";

import { USAGE } from "./usage.ts";
import { UsageError } from "./usage-error.ts";

const DEFAULT_KEEP_COUNT = 5;

export const parseOptionalRemote = (text: string | undefined): RemoteName | undefined =>
  text === undefined ? undefined : parseRemote(text);

/** Accepts the name of a remote, or its folder. */
export function parseRemote(text: string | undefined): RemoteName {
  const entry = remoteEntries.find(([name, { folder }]) => text === name || text === folder);
  if (entry) return entry[0];
  throw new UsageError(text === undefined ? USAGE : `Unknown remote: ${text}\n\n${USAGE}`);
}

export function parseHash(text: string | undefined): string | undefined {
  if (text === undefined || /^[\da-f]+$/.test(text)) return text;
  throw new UsageError(`${text} is not the hash of a release`);
}

export function requireHash(text: string | undefined): string {
  const hash = parseHash(text);
  if (hash === undefined) throw new UsageError(`promote needs the hash of a release\n\n${USAGE}`);
  return hash;
}

export function parseUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:\/\/[^/]/.test(text)) return text;
  throw new UsageError(`${text} is not an http(s) URL`);
}

/** At 100 % there is nothing to take back. */
export function parseRollout(shareText: string | undefined, noHalt = false) {
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

export function parseReason(text = ""): string {
  const reason = text.trim();
  if (reason !== "" && reason.length <= MAX_OFF_REASON_LENGTH) return reason;
  throw new UsageError(
    `off needs --reason with 1 to ${MAX_OFF_REASON_LENGTH} characters, because users read it`,
  );
}

export function parseKeepCount(text = String(DEFAULT_KEEP_COUNT)): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new UsageError(`--keep must be a number from 1 to 9999, not ${text}`);
}
