import { useQueryClient } from "@topout/shared/platform";
import { useEffect, useEffectEvent, useState } from "react";

import type { IdempotentInsert } from "./idempotent-writes.ts";

/**
 * Returns a function that creates a row. The user can retry it after a failure. If the user leaves the form instead,
 * the hook refetches all queries: the row may exist, or its set or circuit may have been deleted. An earlier
 * refetch could close the form and discard the input.
 */
export function useIdempotentInsert<Input, Row>(create: () => IdempotentInsert<Input, Row>) {
  const client = useQueryClient();
  const [creation] = useState(create);
  const refetchAfterFailure = useEffectEvent(() => {
    if (creation.hasFailed()) void client.invalidateQueries();
  });

  useEffect(() => () => refetchAfterFailure(), []);
  return creation.run;
}
