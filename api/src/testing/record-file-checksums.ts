import { recordChecksums } from "../storage/record-checksums.ts";
import type { TestApi } from "./index.ts";

/** Makes the API record the checksums of the files that it stores, as the program does. */
export const recordFileChecksums = ({ storage, db }: Pick<TestApi, "storage" | "db">): void =>
  void Object.assign(storage, recordChecksums({ ...storage }, db));
