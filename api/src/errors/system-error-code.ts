/** Returns the code of a Node.js error, for example `ENOENT`. */
export const getSystemErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
