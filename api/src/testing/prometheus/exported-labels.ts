import * as z from "zod";

import { registry } from "../../metrics/metrics.ts";
import { parseSamples } from "./parse-samples.ts";

/** Prometheus adds these labels to each sample. */
const TARGET_LABELS = ["job", "instance"];

/** The labels of each metric, as Prometheus stores them. */
export type ExportedLabels = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the metrics of a response of /metrics, with their labels. A metric without a sample, such as one of a job that
 * has not failed yet, has the labels of its definition.
 */
export function getExportedLabels(text: string): ExportedLabels {
  const exported = new Map<string, Set<string>>([["up", new Set(TARGET_LABELS)]]);
  const add = (metric: string, labels: readonly string[]) => {
    const names = exported.get(metric) ?? new Set(TARGET_LABELS);
    for (const label of labels) names.add(label === "job" ? "exported_job" : label);
    exported.set(metric, names);
  };
  for (const { name, labels } of parseSamples(text)) add(name, Object.keys(labels));

  const declared = new Set(
    Array.from(text.matchAll(/^# TYPE (\w+) \w+$/gm), ([, name = ""]) => name),
  );
  for (const { name, type, labelNames } of Definitions.parse(registry.getMetricsAsArray())) {
    if (!declared.has(name)) continue;
    const suffixes = type === "histogram" ? ["_bucket", "_sum", "_count"] : [""];
    for (const suffix of suffixes) {
      add(`${name}${suffix}`, suffix === "_bucket" ? [...labelNames, "le"] : labelNames);
    }
  }
  return exported;
}

/** The metrics that a process defines when it loads the module. The types of the library omit `labelNames`. */
const Definitions = z.array(
  z.object({ name: z.string(), type: z.string(), labelNames: z.array(z.string()) }),
);
