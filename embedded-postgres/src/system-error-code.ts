/** Returns the code of a Node.js error, for example `ENOENT`. */
export const getSystemErrorCode = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;
