import type { Visit } from "@topout/shared/contract";
import { readCallResponse, readStoredBody, readStoredQuery } from "@topout/shared/first-load";

import { isVisitRunning } from "../../../gym-routes/is-visit-running.ts";
import { gymPlaceholder, visitCall } from "../dashboard-requests.build.ts";

export interface NewSince {
  /** Settles when the visit that the device has stored is read. */
  readonly storedVisit: Promise<unknown>;
  /** The time after which a route is new for the user. Null during the first visit, and if it cannot be known. */
  readonly value: Promise<Date | null>;
}

/**
 * Loads the time after which a route is new, like `useNewSince` of the dashboard: of the running visit if the device has
 * stored it, otherwise of the response. If there is none, of the visit that has ended. Each gym is loaded once. Visitors have no visit.
 */
export function createNewSinceLoader(token: string | null) {
  const byGym = new Map<string, NewSince>();
  return (gymId: string): NewSince | undefined => {
    if (token === null) return undefined;
    const newSince = byGym.get(gymId) ?? load(gymId, token);
    byGym.set(gymId, newSince);
    return newSince;
  };
}

function load(gymId: string, token: string): NewSince {
  const response = readVisit(gymId);
  const storedVisit = readStoredQuery<Visit>(["visits", "gym", gymId], token).catch(
    () => undefined,
  );
  const findVisit = async () => {
    const stored = await storedVisit;
    const isRunning = stored && isVisitRunning(stored.updatedAt);
    return isRunning ? stored.data : response.catch(() => stored?.data);
  };
  // The running visit needs no response.
  response.catch(() => undefined);
  return { storedVisit, value: findVisit().then(toNewSince) };
}

const readVisit = (gymId: string) =>
  readCallResponse<Visit>(
    visitCall.path.replaceAll(gymPlaceholder, encodeURIComponent(gymId)),
    readStoredBody(visitCall.storedBody, gymId),
  );

const toNewSince = (visit: Visit | undefined) =>
  visit?.previous ? new Date(visit.previous) : null;
