import type { Release } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";
import { Banner } from "@topout/shared/ui";

import { listUnrecorded } from "./list-unrecorded.ts";
import { registryQuery } from "./registry-query.ts";

interface MissingHistoryProps {
  readonly releases: readonly Release[];
}

/** Says which releases are not listed, and why. Shows nothing if the registry cannot be loaded. */
export function MissingHistory({ releases }: MissingHistoryProps) {
  const registry = useQuery(registryQuery());
  const names = registry.data ? listUnrecorded(registry.data, releases) : [];
  if (names.length === 0) return null;
  return (
    <Banner role="status">
      {`This history does not contain the live release of ${names.join(", ")}. To list the releases of every team here, set RELEASE_HISTORY to the same bucket for the program and for each team.`}
    </Banner>
  );
}
