import { createUrl, request } from "@topout/shared/api";
import {
  type ClientReportBatch,
  clientReports,
  ReportedRoute,
  type VitalName,
} from "@topout/shared/contract";
import type { Registry } from "@topout/shared/remote";

import { getRegistry } from "../remotes/get-registry.ts";
import { findScreen } from "../screens.ts";
import { describeError } from "./describe-error.ts";
import type { ReportEvent } from "../report-events/report-events.ts";
import { findRemoteRelease, listLoadedReleases, type PartId } from "./reported-releases.ts";
import { createVisitReport, type VisitReport } from "./visit-report.ts";

/** A browser sends at most a few batches a visit. */
const MAX_BATCHES = 6;
/** The idle page waits for the start before it prefetches screens. */
const START_TIMEOUT_MS = 5_000;
/** Errors are sent before the page hides. */
const ERROR_DELAY_MS = 5_000;

/** Starts a visit. Resolves with undefined if the server does not collect reports of it. */
export async function createVisit(shell: PartId) {
  const signal = AbortSignal.timeout(START_TIMEOUT_MS);
  const { token } = await request(clientReports.start, { token: null, signal });
  if (token === null) return undefined;
  const registry = await getRegistry();
  const report = createVisitReport();
  const landing = findPart(location.pathname, { shell, registry });
  let batchCount = 0;
  let errorTimer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(errorTimer);
    errorTimer = undefined;
    for (const id of [shell, ...listLoadedReleases(registry)]) report.addVisit(id);
    const parts = report.takeParts();
    if (parts.length === 0 || batchCount >= MAX_BATCHES) return;
    batchCount += 1;
    sendBatch({ token, parts });
  };

  return {
    addEvent: (event: ReportEvent): void => {
      const isAdded = addEvent(report, event, { shell, registry });
      if (isAdded && event.type !== "tap") errorTimer ??= setTimeout(send, ERROR_DELAY_MS);
    },
    /** Sends what is left, and the web vitals of the first screen for its remote and for the shell. */
    handleHide: (vitals: Partial<Record<VitalName, number>>): void => {
      for (const id of new Set([shell, landing])) report.addVitals(id, vitals);
      send();
    },
  };
}

interface Releases {
  readonly shell: PartId;
  readonly registry: Registry;
}

/** Returns the release that contains the screen of a path. */
function findPart(path: string, { shell, registry }: Releases): PartId {
  const remote = findScreen(path)?.source.remoteScreen?.remote;
  return (remote && findRemoteRelease(remote, registry)) ?? shell;
}

/** Returns whether the event belongs to a release. */
function addEvent(report: VisitReport, event: ReportEvent, releases: Releases): boolean {
  const { shell, registry } = releases;
  if (event.type === "tap") {
    report.addTap(findPart(event.path, releases), event.failure);
    return true;
  }
  if (event.type === "failedLoad") {
    const id = event.remote ? findRemoteRelease(event.remote, registry) : shell;
    if (id) report.addFailedLoad(id);
    return id !== undefined;
  }
  const error = describeError(event.error, shell.release);
  if (!error) return false;
  const { part, release, name, problem, place } = error;
  const route = ReportedRoute.safeParse(findScreen(event.path)?.path).data ?? "*";
  report.addError({ part, release }, { name, problem, place, route });
  return true;
}

/** The browser sends it even if the page closes. If the server cannot be reached, the report is lost. */
function sendBatch(batch: ClientReportBatch): void {
  const body = new Blob([JSON.stringify(batch)], { type: "application/json" });
  navigator.sendBeacon(createUrl(clientReports.send.path), body);
}
