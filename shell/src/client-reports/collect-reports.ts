import { createVisit } from "./create-visit.ts";
import { setEventListener } from "../report-events/report-events.ts";
import { readShellRelease } from "./reported-releases.ts";
import { watchVitals } from "./watch-vitals.ts";

/** A little less than the lifetime of a token. */
const VISIT_MS = 3.9 * 60 * 60 * 1_000;

/** Reports the errors, failed taps and web vitals of this page, if the server collects them. */
export async function collectReports(): Promise<void> {
  const release = readShellRelease();
  const start = async () =>
    release === undefined ? undefined : createVisit({ part: "shell", release });
  let visit = await start();
  let startedAt = Date.now();
  if (!visit) return setEventListener(() => undefined);

  const takeVitals = watchVitals();
  const send = () => visit?.handleHide(takeVitals());
  const renew = async () => {
    startedAt = Date.now();
    visit = await start();
  };
  setEventListener((event) => visit?.addEvent(event));
  addEventListener("pagehide", send);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
    // Without a network, the old visit ends without reports.
    else if (Date.now() - startedAt > VISIT_MS) void renew().catch(() => undefined);
  });
}
