import { useState } from "react";

import { createIdempotentUpdate } from "./idempotent-writes.ts";

/** Returns a function that saves changes. A retry after a lost response does not conflict with the first attempt. */
export function useIdempotentUpdate<
  Input extends { readonly version?: unknown },
  Row extends { readonly version: number },
>(update: (input: Input) => Promise<Row>) {
  const [run] = useState(() => createIdempotentUpdate(update));
  return run;
}
