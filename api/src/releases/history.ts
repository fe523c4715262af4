import { ReleaseRecord } from "@topout/shared/contract";

import type { TextFile } from "./text-file.ts";

/** The history has one JSON object per line, oldest first. */
export const parseHistory = (text = ""): ReleaseRecord[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ReleaseRecord.parse(JSON.parse(line)));

/**
 * Adds a line to the history. Concurrent releases of a remote can reach the history in another order than the registry, so
 * the line comes before later ones of the same remote.
 */
export const addRecord = (history: TextFile, record: ReleaseRecord): Promise<void> =>
  history.update((text = "") => {
    const lines = text.split("\n").filter((line) => line !== "");
    const isLater = (line: string) => {
      const { remote, time }: Pick<ReleaseRecord, "remote" | "time"> = JSON.parse(line);
      return remote === record.remote && time > record.time;
    };
    const later = lines.findIndex(isLater);
    const index = later === -1 ? lines.length : later;
    return `${lines.toSpliced(index, 0, JSON.stringify(ReleaseRecord.parse(record))).join("\n")}\n`;
  });
