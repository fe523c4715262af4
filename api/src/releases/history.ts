import { ReleaseRecord } from "@topout/shared/contract";

import type { TextFile } from "./text-file.ts";

/** The history has one JSON object per line, oldest first. */
export const parseHistory = (text = ""): ReleaseRecord[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ReleaseRecord.parse(JSON.parse(line)));

export const appendRecord = (history: TextFile, record: ReleaseRecord): Promise<void> =>
  history.update((text = "") => `${text}${JSON.stringify(ReleaseRecord.parse(record))}\n`);
