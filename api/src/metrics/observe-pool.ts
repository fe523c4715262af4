import type { Pool, PoolClient } from "pg";
import { Gauge } from "prom-client";

import { poolWait, registry } from "./metrics.ts";

type ConnectCallback = Parameters<Pool["connect"]>[0];

/** Reports the connections of the pool, and how long queries wait for one. Call it once in a process. */
export function observePool(pool: Pool): void {
  const gauge = new Gauge({
    name: "topout_database_pool_connections",
    help: "Connections of the pool, by state: open, idle, or waiting (a query without a connection).",
    labelNames: ["state"],
    registers: [],
    collect() {
      this.set({ state: "open" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
  registry.registerMetric(gauge);
  const connect = pool.connect.bind(pool);
  // `pool.query` calls `connect` with a callback, but transactions await it.
  function connectAndMeasure(): Promise<PoolClient>;
  function connectAndMeasure(callback: ConnectCallback): void;
  function connectAndMeasure(callback?: ConnectCallback): Promise<PoolClient> | void {
    const endTimer = poolWait.startTimer();
    if (!callback) return connect().finally(endTimer);
    connect((...result) => {
      endTimer();
      callback(...result);
    });
  }
  pool.connect = connectAndMeasure;
}
