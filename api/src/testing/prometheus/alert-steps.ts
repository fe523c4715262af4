import { expect } from "vitest";

import { AlertMonitor } from "./alert-monitor.ts";
import { parseAlertRules, readAlertFile } from "./alert-rules.ts";

const MINUTE_MS = 60_000;

interface Duration {
  readonly minutes: number;
  /** The time between two scrapes. Default: one minute. */
  readonly stepMinutes?: number;
  /** Runs before each scrape. */
  readonly act?: () => Promise<unknown>;
}

/** Creates a monitor with the rules of the docs for programs with these addresses of metrics. */
export async function createAlertSteps(targets: Readonly<Record<string, string>>) {
  const monitor = new AlertMonitor(parseAlertRules(await readAlertFile()), targets);

  const pass = async ({ minutes, stepMinutes = 1, act }: Duration): Promise<void> => {
    for (let passed = 0; passed < minutes; passed += stepMinutes) {
      await act?.();
      await monitor.scrape(stepMinutes * MINUTE_MS);
    }
  };

  return {
    pass,
    getFiring: () => monitor.firing,

    /** Expects that the alert does not fire before the time of its rule has passed, and fires after it. */
    expectToFire: async (alert: string, duration: Duration): Promise<void> => {
      expect(monitor.firing).not.toContain(alert);
      await duration.act?.();
      await monitor.scrape(MINUTE_MS);
      expect(monitor.firing).not.toContain(alert);
      await pass(duration);
      expect(monitor.firing).toContain(alert);
    },

    /** Expects that the alert does not fire any more. */
    expectToEnd: async (alert: string, duration: Duration = { minutes: 1 }): Promise<void> => {
      expect(monitor.firing).toContain(alert);
      await pass(duration);
      expect(monitor.firing).not.toContain(alert);
    },
  };
}
