import { type HrTime, ValueType } from "@opentelemetry/api";
import { hrTime, millisToHrTime } from "@opentelemetry/core";
import type { Resource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { Registry } from "prom-client";

type RegistryMetric = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>[number];
type RegistryValue = RegistryMetric["values"][number] & { readonly metricName?: string };

interface Period {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** Converts the metrics of the registry, so that OTLP has the same names and values as /metrics. */
export function createRegistryProducer(registry: Registry, resource: Resource): MetricProducer {
  const startTime = millisToHrTime(performance.timeOrigin);
  return {
    collect: async () => {
      const period = { startTime, endTime: hrTime() };
      const metrics = (await registry.getMetricsAsJSON())
        .map((metric) => toMetricData(metric, period))
        .filter((metric) => metric !== undefined);
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: "topout" }, metrics }] },
        errors: [],
      };
    },
  };
}

/** Returns undefined for a summary, which OpenTelemetry has no type for. */
function toMetricData(metric: RegistryMetric, period: Period): MetricData | undefined {
  const shared = {
    descriptor: {
      name: metric.name,
      description: metric.help,
      unit: "",
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // The types of prom-client declare an enum, but the values are these strings.
  switch (`${metric.type}`) {
    case "counter": {
      const dataPoints = toNumberPoints(metric.values, period);
      return { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
    }
    case "gauge": {
      const dataPoints = toNumberPoints(metric.values, period);
      return { ...shared, dataPointType: DataPointType.GAUGE, dataPoints };
    }
    case "histogram": {
      const dataPoints = toHistogramPoints(metric, period);
      return { ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints };
    }
    default:
      return undefined;
  }
}

const toNumberPoints = (values: readonly RegistryValue[], period: Period): DataPoint<number>[] =>
  values.map(({ labels, value }) => ({ ...period, attributes: toAttributes(labels), value }));

/** Prometheus labels are always strings. */
const toAttributes = (labels: RegistryValue["labels"]): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, `${value}`]));

/** The registry has a value for each bucket, the sum and the count. OTLP has one point for all of them. */
function toHistogramPoints(metric: RegistryMetric, period: Period): DataPoint<Histogram>[] {
  const groups = Map.groupBy(metric.values as readonly RegistryValue[], ({ labels }) => {
    const { le: _, ...otherLabels } = toAttributes(labels);
    return JSON.stringify(Object.entries(otherLabels));
  });
  return [...groups].map(([key, values]) => ({
    ...period,
    attributes: Object.fromEntries(JSON.parse(key)),
    value: toHistogram(metric.name, values),
  }));
}

function toHistogram(name: string, values: readonly RegistryValue[]): Histogram {
  const buckets = values.filter(({ metricName }) => metricName === `${name}_bucket`);
  const getValue = (metricName: string) =>
    values.find((value) => value.metricName === metricName)?.value ?? 0;
  return {
    buckets: {
      boundaries: buckets.map(({ labels }) => Number(labels["le"])).filter(Number.isFinite),
      // The buckets of Prometheus are cumulative, those of OTLP are not.
      counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
    },
    sum: getValue(`${name}_sum`),
    count: getValue(`${name}_count`),
  };
}
