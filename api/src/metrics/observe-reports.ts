import { Counter, Histogram } from "prom-client";

import { registry } from "./metrics.ts";

const labelNames = ["part", "release"];
const registers = [registry];

const counters = {
  visits: new Counter({
    name: "topout_client_visits_total",
    help: "Visits that have reported a release, by part and release.",
    labelNames,
    registers,
  }),
  visits_with_errors: new Counter({
    name: "topout_client_visits_with_errors_total",
    help: "Visits with an error in a script of a release, by part and release.",
    labelNames,
    registers,
  }),
  taps: new Counter({
    name: "topout_client_taps_total",
    help: "Taps that change something, including failed ones, by part and release.",
    labelNames,
    registers,
  }),
  failed_loads: new Counter({
    name: "topout_client_failed_loads_total",
    help: "Screens that did not load, by part and release.",
    labelNames,
    registers,
  }),
};

const failedTaps = new Counter({
  name: "topout_client_failed_taps_total",
  help: "Taps that had no effect, by part, release and reason.",
  labelNames: [...labelNames, "reason"],
  registers,
});

const durations = new Histogram({
  name: "topout_client_vital_seconds",
  help: "Web vitals of visits, by part, release and vital: lcp or inp.",
  labelNames: [...labelNames, "vital"],
  buckets: [0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 10],
  registers,
});

const layoutShift = new Histogram({
  name: "topout_client_layout_shift",
  help: "The cumulative layout shift (CLS) of visits, by part and release.",
  labelNames,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
  registers,
});

interface ReleaseId {
  readonly part: string;
  readonly release: string;
}

interface ReportedCount {
  readonly kind: keyof typeof counters | "failed_taps" | "lcp" | "inp" | "cls";
  readonly value: string;
  readonly count: number;
}

/** Adds what a visit has reported to the metrics. Only releases that exist are labels, so there are few time series. */
export function observeReport(
  { part, release }: ReleaseId,
  counts: readonly ReportedCount[],
): void {
  const labels = { part, release };
  for (const { kind, value, count } of counts) {
    if (kind === "failed_taps") failedTaps.inc({ ...labels, reason: value }, count);
    else if (kind === "cls") layoutShift.observe(labels, Number(value));
    else if (kind === "lcp" || kind === "inp") {
      durations.observe({ ...labels, vital: kind }, Number(value) / 1_000);
    } else counters[kind].inc(labels, count);
  }
}
