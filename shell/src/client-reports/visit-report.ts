import type { ClientReportBatch, FailedTapReason, VitalName } from "@topout/shared/contract";

import type { PartId } from "./reported-releases.ts";

type PartReport = ClientReportBatch["parts"][number];
type ErrorReport = PartReport["errors"][number];

/** The server rejects a batch with more. */
const MAX_ERRORS = 5;
const MAX_REASONS = 20;

interface OpenReport extends PartId {
  taps: number;
  readonly failures: Map<FailedTapReason, number>;
  failedLoads: number;
  readonly vitals: Partial<Record<VitalName, number>>;
  readonly errors: Map<string, ErrorReport>;
}

export type VisitReport = ReturnType<typeof createVisitReport>;

/** Collects what happens to the releases of a visit, until the next batch takes it. */
export function createVisitReport() {
  const reports = new Map<string, OpenReport>();
  const reported = new Set<string>();

  const open = (id: PartId): OpenReport => {
    const key = toKey(id);
    const report = reports.get(key) ?? createReport(id);
    reports.set(key, report);
    return report;
  };

  return {
    /** The visit counts for the release, even if nothing else happens. */
    addVisit: (id: PartId): void => {
      if (!reported.has(toKey(id))) open(id);
    },
    addTap: (id: PartId, failure: FailedTapReason | undefined): void => {
      const report = open(id);
      report.taps += 1;
      if (failure === undefined) return;
      report.failures.set(failure, (report.failures.get(failure) ?? 0) + 1);
    },
    addFailedLoad: (id: PartId): void => {
      open(id).failedLoads += 1;
    },
    addVitals: (id: PartId, vitals: Partial<Record<VitalName, number>>): void => {
      if (Object.keys(vitals).length > 0) Object.assign(open(id).vitals, vitals);
    },
    addError: (id: PartId, error: ErrorReport): void => {
      const { errors } = open(id);
      if (errors.size < MAX_ERRORS) errors.set(Object.values(error).join(" "), error);
    },
    /** Returns what has happened since the last batch. */
    takeParts: (): PartReport[] => {
      const parts = Array.from(reports.values(), toPart);
      for (const key of reports.keys()) reported.add(key);
      reports.clear();
      return parts;
    },
  };
}

const toKey = ({ part, release }: PartId) => `${part} ${release}`;

const createReport = ({ part, release }: PartId): OpenReport => ({
  part,
  release,
  taps: 0,
  failures: new Map(),
  failedLoads: 0,
  vitals: {},
  errors: new Map(),
});

const toPart = ({ part, release, taps, failures, failedLoads, vitals, errors }: OpenReport) => ({
  part,
  release,
  taps,
  failed_taps: Array.from(failures, ([reason, count]) => ({ reason, count })).slice(0, MAX_REASONS),
  failed_loads: failedLoads,
  vitals,
  errors: [...errors.values()],
});
