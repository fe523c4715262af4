import type { FaultKind } from "@topout/shared/contract";

import { faultGauge } from "./metrics.ts";

/** What a running program checks. It serves no metrics while a migration fails. */
const CHECKED_KINDS = ["database", "storage", "disk", "site"] satisfies FaultKind[];

/** Reports what the program lacks at the moment. */
export function reportFaults(faults: readonly { readonly kind: FaultKind }[]): void {
  const kinds = new Set(faults.map(({ kind }) => kind));
  for (const fault of CHECKED_KINDS) faultGauge.set({ fault }, kinds.has(fault) ? 1 : 0);
}
