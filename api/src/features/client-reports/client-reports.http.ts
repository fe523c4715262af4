import { clientReports } from "@topout/shared/contract/server";

import { createMemoryLimit } from "../../auth/memory-limit.ts";
import { toNetwork } from "../../auth/to-network.ts";
import { createVisitTokens } from "../../auth/visit-tokens.ts";
import type { AppConfig } from "../../config/app-config.ts";
import {
  type ClientReportSettings,
  DEFAULT_CLIENT_REPORTS,
} from "../../config/client-report-settings.ts";
import type { Database } from "../../database/database.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { parseTimestamp } from "../../http/parse-timestamp.ts";
import { selectOngoing } from "../rollouts/find-rollouts.ts";
import { listComparisons } from "../rollouts/list-comparisons.ts";
import { readHaltAccess } from "../rollouts/read-halt-access.ts";
import { storeReports } from "./client-reports.store.ts";
import { createNetworkFinder } from "./count-rollout-visit.ts";
import { createKnownReleaseReader } from "./known-releases.ts";
import { readReleaseHealth } from "./release-health.ts";
import { type ReleaseId, toReleaseKey } from "./release-id.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The requests of one browser in a minute. */
const REQUESTS_PER_VISIT = 20;

export function createClientReportHandlers(db: Database, config: AppConfig) {
  const { clientReports: settings = DEFAULT_CLIENT_REPORTS } = config;
  const tokens = createVisitTokens(config.secretKeys);
  const readKnownReleases = createKnownReleaseReader({ db, ...config });
  const limits = createLimits(settings);

  return defineHandlers(clientReports, {
    start: ({ ipAddress }) => {
      const now = new Date();
      if (!isSampled(settings.percent)) return { token: null };
      limits.requestsPerNetwork.consume(toNetwork(ipAddress), now);
      return { token: tokens.create(now) };
    },

    send: async ({ body, ipAddress }) => {
      const now = new Date();
      const network = toNetwork(ipAddress);
      limits.requestsPerNetwork.consume(network, now);
      const id = tokens.parse(body.token, now);
      if (id === undefined) throw new ProblemError("FORBIDDEN");
      limits.requestsPerVisit.consume(id, now);
      // Pages that were open before the reports were turned off still send them.
      if (settings.percent === 0) return;
      const canCount = (release: ReleaseId) =>
        limits.visitsPerNetwork.increment(`${network} ${toReleaseKey(release)}`, now) === undefined;
      const { versions, rollouts } = await readKnownReleases(now);
      const reports = body.parts.filter((report) => versions.has(toReleaseKey(report)));
      const getNetwork = createNetworkFinder(selectOngoing(rollouts), network);
      await storeReports(db, { id, canCount, getNetwork }, { reports, now });
    },

    health: async ({ query }) => {
      const now = new Date();
      const since = parseTimestamp(query.since);
      const { versions, rollouts } = await readKnownReleases(now);
      return {
        collects_reports: settings.percent > 0,
        releases: await readReleaseHealth(db, versions, { since, now }),
        rollouts: await readHaltAccess(config, selectOngoing(rollouts)),
        comparisons: await listComparisons(db, rollouts),
      };
    },
  });
}

const createLimits = ({ requestsPerIpAddress, visitsPerIpAddress }: ClientReportSettings) => ({
  requestsPerVisit: createMemoryLimit({ limit: REQUESTS_PER_VISIT, windowMs: MINUTE_MS }),
  requestsPerNetwork: createMemoryLimit({ limit: requestsPerIpAddress, windowMs: MINUTE_MS }),
  visitsPerNetwork: createMemoryLimit({ limit: visitsPerIpAddress, windowMs: DAY_MS }),
});

const isSampled = (percent: number): boolean => Math.random() * 100 < percent;
