import { resourceFromAttributes } from "@opentelemetry/resources";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { expect, test } from "vitest";

import { createRegistryProducer } from "./registry-producer.ts";

test("createRegistryProducer converts counters, gauges and histograms", async () => {
  const registry = new Registry();
  const shared = { help: "Help.", registers: [registry] };
  new Counter({ ...shared, name: "jobs_total", labelNames: ["job"] }).inc({ job: "mail" }, 2);
  new Gauge({ ...shared, name: "open" }).set(3);
  const histogram = new Histogram({
    ...shared,
    name: "duration",
    labelNames: ["status"],
    buckets: [1, 5],
  });
  for (const seconds of [0.5, 2, 3, 9]) histogram.observe({ status: 200 }, seconds);
  histogram.observe({ status: 404 }, 1);

  const { resourceMetrics } = await createRegistryProducer(
    registry,
    resourceFromAttributes({}),
  ).collect();

  const [scope] = resourceMetrics.scopeMetrics;
  expect(
    scope?.metrics.map(({ descriptor, dataPoints }) => [
      descriptor.name,
      dataPoints.map(({ attributes, value }) => ({ attributes, value })),
    ]),
  ).toEqual([
    ["jobs_total", [{ attributes: { job: "mail" }, value: 2 }]],
    ["open", [{ attributes: {}, value: 3 }]],
    [
      "duration",
      [
        {
          attributes: { status: "200" },
          value: { buckets: { boundaries: [1, 5], counts: [1, 2, 1] }, sum: 14.5, count: 4 },
        },
        {
          attributes: { status: "404" },
          value: { buckets: { boundaries: [1, 5], counts: [1, 0, 0] }, sum: 1, count: 1 },
        },
      ],
    ],
  ]);
});
