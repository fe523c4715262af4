export type { ArchiveSummary } from "./archive-format.ts";
export { readArchive } from "./archive-reader.ts";
export { createIdentity, isRecipient, parseIdentities } from "./encryption.ts";
export { loadArchive } from "./load-archive.ts";
export { saveArchive } from "./save-archive.ts";
export { UnreadableArchiveError } from "./unreadable-archive-error.ts";
