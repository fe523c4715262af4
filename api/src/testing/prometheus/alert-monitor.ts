import type { AlertRule } from "./alert-rules.ts";
import { evaluateExpression } from "./evaluate-expression.ts";
import { parseSamples, type Sample } from "./parse-samples.ts";
import { type Scrape, toKey } from "./values.ts";

const SCRAPE_TIMEOUT_MS = 30_000;
/** Longer than the range of each rule. */
const MAX_SCRAPES = 30;

/** The time at which each alert began to be active, by its labels. */
type ActiveSince = ReadonlyMap<string, number>;

/**
 * Does what Prometheus does with the rules: reads the metrics of the targets, and evaluates the rules. The caller decides
 * how much time passes between two scrapes, so that a test does not wait for an hour.
 */
export class AlertMonitor {
  readonly #rules: readonly AlertRule[];
  /** The addresses of the metrics, by the instance. */
  readonly #targets: ReadonlyMap<string, string>;
  #scrapes: readonly Scrape[] = [];
  #timeMs = 0;
  readonly #active = new Map<string, ActiveSince>();

  constructor(rules: readonly AlertRule[], targets: Readonly<Record<string, string>>) {
    this.#rules = rules;
    this.#targets = new Map(Object.entries(targets));
  }

  /** Lets time pass, reads the metrics, and evaluates the rules. */
  async scrape(afterMs: number): Promise<void> {
    this.#timeMs += afterMs;
    const targets = await Promise.all(Array.from(this.#targets, scrapeTarget));
    const scrape = { timeMs: this.#timeMs, samples: targets.flat() };
    this.#scrapes = [...this.#scrapes, scrape].slice(-MAX_SCRAPES);
    for (const rule of this.#rules) this.#evaluate(rule);
  }

  /** The names of the alerts that fire, each once. */
  get firing(): string[] {
    return this.#rules.filter((rule) => this.#isFiring(rule)).map(({ name }) => name);
  }

  #evaluate({ name, expression }: AlertRule): void {
    const before = this.#active.get(name);
    const keys = evaluateExpression(expression, this.#scrapes).map(({ labels }) => toKey(labels));
    this.#active.set(name, new Map(keys.map((key) => [key, before?.get(key) ?? this.#timeMs])));
  }

  #isFiring({ name, forMs }: AlertRule): boolean {
    const since = this.#active.get(name)?.values().toArray() ?? [];
    return since.some((startMs) => this.#timeMs - startMs >= forMs);
  }
}

/** Returns the samples of a target with its labels, and `up`. */
async function scrapeTarget([instance, url]: readonly [string, string]): Promise<Sample[]> {
  const target = { job: "topout", instance };
  const samples = await fetchSamples(url);
  const up = { name: "up", labels: target, value: samples ? 1 : 0 };
  const labelled = samples?.map(({ labels, ...sample }) => ({
    ...sample,
    labels: { ...renameLabels(labels, target), ...target },
  }));
  return [up, ...(labelled ?? [])];
}

const fetchSamples = (url: string): Promise<Sample[] | undefined> =>
  fetch(url, { signal: AbortSignal.timeout(SCRAPE_TIMEOUT_MS) }).then(
    async (response) => (response.ok ? parseSamples(await response.text()) : undefined),
    () => undefined,
  );

/** Prometheus renames labels that the target has too, unless `honor_labels` is set. */
const renameLabels = (labels: Readonly<Record<string, string>>, target: object) =>
  Object.fromEntries(
    Object.entries(labels).map(([name, value]) => [
      name in target ? `exported_${name}` : name,
      value,
    ]),
  );
