import { v7 as uuidv7 } from "uuid";

/** Creates a key for all requests that create the same row. The server creates the row once. */
export const createIdempotencyKey = (): string => uuidv7();
