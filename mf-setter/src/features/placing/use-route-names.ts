import { useMemo } from "react";

import type { Circuit, UserRef } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";

import { findEqualNames } from "./model/find-equal-names.ts";
import type { useDraftRoutes } from "./use-draft-routes.ts";
import { useNextNames } from "./use-next-names.ts";
import type { usePlacedDrafts } from "./use-placed-drafts.ts";
import { useRenameEqual } from "./use-rename-equal.ts";

interface RouteNamesOptions {
  readonly circuits: readonly Circuit[];
  /** The routes on the wall. */
  readonly routes: readonly GymRoute[];
  readonly storage: ReturnType<typeof useDraftRoutes>;
  readonly placed: Pick<ReturnType<typeof usePlacedDrafts>, "ids">;
  readonly findOtherSetter: (routeId: string) => Promise<UserRef | undefined>;
}

/** Returns a function that suggests the name of the next route of a circuit, and keeps suggested names distinct. */
export function useRouteNames(options: RouteNamesOptions): (circuit: Circuit) => string {
  const { circuits, routes, storage, placed, findOtherSetter } = options;
  const { gymDrafts, save } = storage;
  const equalNames = useMemo(
    () => findEqualNames(gymDrafts, new Set(placed.ids)),
    [gymDrafts, placed.ids],
  );
  // The next name is for the route that must get another one.
  const drafts = useMemo(
    () => gymDrafts.filter((draft) => draft !== equalNames?.own),
    [gymDrafts, equalNames],
  );
  const getNextName = useNextNames({ circuits, routes, drafts });
  useRenameEqual(equalNames, { circuits, findOtherSetter, getNextName, save });
  return getNextName;
}
