/** The file is damaged or incomplete, or not an archive that this version of Topout can read. */
export class UnreadableArchiveError extends Error {
  override readonly name = "UnreadableArchiveError";
}

export const createArchiveError = (reason: string): UnreadableArchiveError =>
  new UnreadableArchiveError(`Cannot read the archive: ${reason}.`);
