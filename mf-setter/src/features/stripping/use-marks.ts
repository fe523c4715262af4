import { useMemo, useState } from "react";

import { applyMarks } from "@topout/shared/api/staff";
import { MAX_MARKED_ROUTES, type Reset } from "@topout/shared/contract";
import { usePendingOperations, withOutbox } from "@topout/shared/platform";

/** Some routes, and whether they come down. */
interface Marking {
  readonly routeIds: readonly string[];
  readonly comesDown: boolean;
  /** Takes the routes out of the drafts of other setters. */
  readonly take?: true;
}

export type Mark = (marking: Marking, subject: string) => void;

/** The routes that come down in a reset, with those that wait in the outbox, and how to change them. */
export function useMarks({ id: resetId, strip }: Reset): {
  readonly marks: ReadonlySet<string>;
  readonly mark: Mark;
} {
  const operations = usePendingOperations();
  const marks = useMemo(
    () =>
      applyMarks(
        strip,
        operations.filter((operation) => "resetId" in operation && operation.resetId === resetId),
      ),
    [strip, operations, resetId],
  );
  return {
    marks: useSameSet(marks),
    mark: (marking, subject) => void enqueue(resetId, marking, subject),
  };
}

/** Returns the same set until its items change, so that a new dot does not render all dots of the wall again. */
function useSameSet<T>(latest: ReadonlySet<T>): ReadonlySet<T> {
  const [set, setSet] = useState(latest);
  if (set.size === latest.size && [...latest].every((item) => set.has(item))) return set;
  setSet(latest);
  return latest;
}

/** A request has a limited number of routes. */
async function enqueue(resetId: string, { routeIds, ...rest }: Marking, subject: string) {
  for (let start = 0; start < routeIds.length; start += MAX_MARKED_ROUTES) {
    const batch = routeIds.slice(start, start + MAX_MARKED_ROUTES);
    const isStored = await withOutbox((outbox) =>
      outbox.enqueue({ type: "markRoutes", resetId, routeIds: batch, ...rest }, subject),
    );
    if (!isStored) return;
  }
}
