import { Gauge } from "prom-client";

import { type Disk, readFreeBytes } from "../files/disk.ts";
import { registry } from "./metrics.ts";

/** Reports the free space of each disk, and its reserve. Call it once in a process. */
export function observeDisks(disks: readonly Disk[]): void {
  const gauge = new Gauge({
    name: "topout_disk_free_bytes",
    help: "Free space for the data folder and for the folder with the files.",
    labelNames: ["folder"],
    registers: [],
    async collect() {
      this.reset();
      for (const disk of disks) {
        const freeBytes = await readFreeBytes(disk);
        if (freeBytes !== undefined) this.set({ folder: disk.name }, freeBytes);
      }
    },
  });
  registry.registerMetric(gauge);
  const reserve = new Gauge({
    name: "topout_disk_reserve_bytes",
    help: "The free space below which uploads are rejected, by folder.",
    labelNames: ["folder"],
    registers: [registry],
  });
  for (const { name, reserveBytes } of disks) reserve.set({ folder: name }, reserveBytes);
}
