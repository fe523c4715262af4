import { onTestFinished, vi } from "vitest";

import { recordChecksums } from "../../storage/record-checksums.ts";
import type { Storage } from "../../storage/storage.ts";
import type { TestApi } from "../../testing/index.ts";
import { checkInstallation } from "../check-installation.ts";
import type { CheckEntry } from "../check-report.ts";

export const DAY_MS = 24 * 60 * 60 * 1_000;

interface Options {
  readonly storage?: Storage;
  readonly shouldReadFiles?: boolean;
  readonly shouldRepair?: boolean;
  readonly maxPartFiles?: number;
}

/** Returns the results except their rows, in the order of their names. */
export async function runCheck(api: TestApi, options: Options = {}) {
  const entries: CheckEntry[] = [];
  const summary = await checkInstallation({
    db: api.db,
    storage: recordChecksums(options.storage ?? api.storage, api.db),
    shouldReadFiles: options.shouldReadFiles ?? true,
    shouldRepair: options.shouldRepair ?? false,
    ...(options.maxPartFiles && { maxPartFiles: options.maxPartFiles }),
    onEntry: (entry) => entries.push(entry),
  });
  const results = entries.map(({ kind, name }) => `${kind} ${name}`).toSorted();
  return { entries, results, summary };
}

/** Moves the clock, so that all stored files are older than a day. */
export function skipTwoDays() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
}

export async function addRoute(api: TestApi) {
  const image = await api.seed.storeImage();
  return { image, route: await api.seed.route({ image }) };
}

/** Changes one bit of a stored file. */
export async function damage({ storage }: TestApi, key: string) {
  const bytes = Buffer.concat(await Array.fromAsync(await storage.stream(key)));
  bytes.writeUInt8(bytes.readUInt8(10) ^ 1, 10);
  await storage.put(bytes, key);
}
