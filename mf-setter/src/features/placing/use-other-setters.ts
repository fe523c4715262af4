import { useMemo } from "react";

import { useMe } from "@topout/shared/api";
import { resetQueries } from "@topout/shared/api/staff";
import type { Reset, UserRef } from "@topout/shared/contract";
import { useQueryClient } from "@topout/shared/platform";

import { getOtherSetters } from "../../reset-map/get-other-setters.ts";
import { useAddition } from "./use-addition.ts";

/** Who else places new routes. */
export function useOtherSetters({ id, setters }: Reset) {
  const { user } = useMe();
  const userId = user?.id;
  const client = useQueryClient();
  const { queryKey } = resetQueries.one(id);
  const otherSetters = useMemo(() => getOtherSetters(setters, userId), [setters, userId]);
  return {
    /** By the ids of the routes. */
    otherSetters,
    /** The reset is read again for a route that is newer than the reset in the cache. */
    findOtherSetter: async (routeId: string): Promise<UserRef | undefined> => {
      const setter = otherSetters.get(routeId);
      if (setter) return setter;
      await client.refetchQueries({ queryKey, exact: true });
      return getOtherSetters(client.getQueryData(queryKey)?.setters ?? [], userId).get(routeId);
    },
    /** What another setter has just added. */
    addition: useAddition(setters, userId),
  };
}
