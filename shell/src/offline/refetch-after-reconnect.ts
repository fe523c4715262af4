import type { QueryClient } from "@topout/shared/platform";

import { showsOthers } from "./storable-queries.ts";

/**
 * Requests again what the page shows. Discards what it does not show and what other users may have hidden or deleted
 * meanwhile, also from the device.
 */
export async function refetchAfterReconnect(client: QueryClient): Promise<void> {
  client.removeQueries({ type: "inactive", predicate: showsOthers });
  await client.refetchQueries({ type: "active" });
}
