import { setEventListener } from "../report-events/report-events.ts";

let start: Promise<void> | undefined;

/** Starts to report errors, failed taps and web vitals, unless the user or the installation does not want it. */
export const startReports = (): Promise<void> =>
  (start ??= loadAndStart().catch(() => {
    // Without a network there are no reports of this page.
    setEventListener(ignoreEvent);
  }));

async function loadAndStart(): Promise<void> {
  if (!import.meta.env.PROD || isTrackingRefused()) return setEventListener(ignoreEvent);
  const { collectReports } = await import("./collect-reports.ts");
  await collectReports();
}

const ignoreEvent = () => undefined;

/** Do Not Track, and its successor Global Privacy Control, which TypeScript does not know. */
function isTrackingRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = Object(navigator) as {
    readonly doNotTrack?: unknown;
    readonly globalPrivacyControl?: unknown;
  };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
