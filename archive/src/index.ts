export type { ArchiveSummary } from "./archive-format.ts";
export { readArchive, UnreadableArchiveError } from "./archive-reader.ts";
export { loadArchive } from "./load-archive.ts";
export { saveArchive } from "./save-archive.ts";
