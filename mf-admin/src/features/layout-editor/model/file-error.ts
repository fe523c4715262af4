/** The error of a failed import. The message is for the user. */
export class FileError extends Error {}
