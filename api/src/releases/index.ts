/** What the release tool uses. */
export { getTimeAfter } from "./get-time-after.ts";
export { addRecord, parseHistory } from "./history.ts";
export { getHash, getRegistryFiles } from "./registry-files.ts";
export { createLocalFile, type LocalFileOptions, type TextFile } from "./text-file.ts";
