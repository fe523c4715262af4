import { useMemo } from "react";

import { useMe } from "@topout/shared/api";
import type { Reset } from "@topout/shared/contract";

import { getOtherSetters } from "../../reset-map/get-other-setters.ts";
import { useAddition } from "./use-addition.ts";

/** Who else places new routes. */
export function useOtherSetters({ setters }: Reset) {
  const { user } = useMe();
  const userId = user?.id;
  return {
    /** By the ids of the routes. */
    otherSetters: useMemo(() => getOtherSetters(setters, userId), [setters, userId]),
    /** What another setter has just added. */
    addition: useAddition(setters, userId),
  };
}
