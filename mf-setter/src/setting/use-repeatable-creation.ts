import { type QueryClient, useQueryClient } from "@topout/shared/platform";
import { useEffect, useEffectEvent, useState } from "react";

import type { RepeatableCreation } from "./lost-responses.ts";

/**
 * Returns the function of a repeatable creation. If the user leaves after a lost response, it refetches the list, which
 * shows whether the row was created.
 */
export function useRepeatableCreation<Input, Row>(
  create: (client: QueryClient) => RepeatableCreation<Input, Row>,
  listKey: readonly unknown[],
) {
  const client = useQueryClient();
  const [creation] = useState(() => create(client));
  const refetchAfterLoss = useEffectEvent(() => {
    if (creation.hasLostResponse()) void client.invalidateQueries({ queryKey: listKey });
  });

  useEffect(() => () => refetchAfterLoss(), []);
  return creation.run;
}
