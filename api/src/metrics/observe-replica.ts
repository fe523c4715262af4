import { Gauge } from "prom-client";

import type { Replica } from "../database/replica.ts";
import { registry } from "./metrics.ts";

/** Reports how old the data of the replica can be. Call it once in a process. */
export function observeReplica(replica: Replica): void {
  const gauge = new Gauge({
    name: "topout_replica_age_seconds",
    help: "How old the data of the replica can be. Infinite until it has responded.",
    registers: [],
    collect() {
      this.set(replica.ageMs / 1_000);
    },
  });
  registry.registerMetric(gauge);
}
