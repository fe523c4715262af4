import { useQueryClient } from "@topout/shared/platform";
import { useEffect, useEffectEvent, useState } from "react";

import type { RepeatableCreation } from "./lost-responses.ts";

/**
 * Returns the function of a repeatable creation. If the user leaves after a failure, it refetches the screen: the row may
 * exist, or its set or circuit may have been deleted. An earlier refetch would close the form with the user's input.
 */
export function useRepeatableCreation<Input, Row>(create: () => RepeatableCreation<Input, Row>) {
  const client = useQueryClient();
  const [creation] = useState(create);
  const refetchAfterFailure = useEffectEvent(() => {
    if (creation.hasFailed()) void client.invalidateQueries();
  });

  useEffect(() => () => refetchAfterFailure(), []);
  return creation.run;
}
