import { useState } from "react";

import type { Route, RouteSet } from "@topout/shared/contract";

import { formatSetTitle } from "../../route-writes/format-set-title.ts";

/** Announces into which set a route was restored: "R9 is back on the wall, set November 2026". */
export function useRestoredText(sets: readonly RouteSet[] = []) {
  const [restoredText, setRestoredText] = useState("");

  const handleRestored = (route: Route | undefined) => {
    const set = sets.find(({ id }) => id === route?.set_id);
    setRestoredText(route ? formatRestored(route, set) : "");
  };
  return { restoredText, handleRestored };
}

/** The set is unknown if it was created after the sets were loaded. */
const formatRestored = ({ name }: Route, set: RouteSet | undefined) =>
  set ? `${name} is back on the wall, set ${formatSetTitle(set)}` : `${name} is back on the wall`;
