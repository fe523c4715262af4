import type { Visit } from "@topout/shared/contract";
import { readCallResponse, readStoredBody, readStoredQuery } from "@topout/shared/first-load";

import { isVisitRunning } from "../../../gym-routes/is-visit-running.ts";
import { gymPlaceholder, visitCall } from "../dashboard-requests.build.ts";

export interface GymVisit {
  /** Whether the visit starts: the device has not stored the running one. */
  readonly isStarting: Promise<boolean>;
  /** The running visit. Undefined if the server does not answer. */
  readonly running: Promise<Visit | undefined>;
  /** The time after which a route is new. Null during the first visit, and if it cannot be known. */
  readonly newSince: Promise<Date | null>;
}

/**
 * Loads the visit like `useVisit` of the dashboard, and the time like `useNewSince`: of the running visit if the device
 * has stored it, otherwise of the response. If there is none, the time is that of the visit that has ended. Each gym is
 * loaded once. Visitors have no visit.
 */
export function createVisitLoader(token: string | null) {
  const byGym = new Map<string, GymVisit>();
  return (gymId: string): GymVisit | undefined => {
    if (token === null) return undefined;
    const visit = byGym.get(gymId) ?? load(gymId, token);
    byGym.set(gymId, visit);
    return visit;
  };
}

function load(gymId: string, token: string): GymVisit {
  const response = readVisit(gymId).catch(() => undefined);
  const stored = readStoredQuery<Visit>(["visits", "gym", gymId], token).catch(() => undefined);
  const storedRunning = stored.then((visit) =>
    visit && isVisitRunning(visit.updatedAt) ? visit.data : undefined,
  );
  const running = storedRunning.then((visit) => visit ?? response);
  const last = running.then(async (visit) => visit ?? (await stored)?.data);
  return {
    isStarting: storedRunning.then((visit) => visit === undefined),
    running,
    newSince: last.then(toNewSince),
  };
}

const readVisit = (gymId: string) =>
  readCallResponse<Visit>(
    visitCall.path.replaceAll(gymPlaceholder, encodeURIComponent(gymId)),
    readStoredBody(visitCall.storedBody, gymId),
  );

const toNewSince = (visit: Visit | undefined) =>
  visit?.previous ? new Date(visit.previous) : null;
