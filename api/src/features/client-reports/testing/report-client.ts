import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type ClientReportBatch, clientReports, type ReleaseRecord } from "@topout/shared/contract";
import { onTestFinished } from "vitest";

import type { AppConfig } from "../../../config/app-config.ts";
import { DEFAULT_CLIENT_REPORTS } from "../../../config/client-report-settings.ts";
import type { LogOptions } from "../../../logging/log.ts";
import { REGISTRY_FILE } from "../../../releases/registry-files.ts";
import { createJsonRequest, createTestApi, readJson } from "../../../testing/index.ts";

export type PartReport = ClientReportBatch["parts"][number];

/** A release that the history contains. */
export const RELEASE = "5e8070708c1e9511";

export const createReport = (changes: Partial<PartReport> = {}): PartReport => ({
  part: "climber",
  release: RELEASE,
  taps: 0,
  failed_taps: [],
  failed_loads: 0,
  vitals: {},
  errors: [],
  ...changes,
});

export const ERROR: PartReport["errors"][number] = {
  name: "TypeError",
  problem: "Not a function",
  place: "dashboard-screen-DI0UVgDg.js:1:2345",
  route: "/profile/:username",
};

interface Settings {
  /** The lines of the history, oldest first. */
  readonly records?: readonly ReleaseRecord[];
  readonly registry?: string;
  readonly clientReports?: Partial<AppConfig["clientReports"]>;
  readonly log?: LogOptions;
}

/** The line of the history for the release. */
export const RELEASE_RECORD: ReleaseRecord = {
  remote: "climber",
  version: "1.2.0",
  hash: RELEASE,
  contract: 8,
  action: "release",
  commit: "c0ffee",
  by: "Kim",
  time: "2026-01-01T00:00:00.000Z",
  notes: "",
};

/** Creates an API with a released remote, and what a browser and an admin do with reports. */
export async function openReportApi({
  records = [RELEASE_RECORD],
  registry,
  clientReports: settings,
  log,
}: Settings = {}) {
  const folder = await mkdtemp(join(tmpdir(), "topout-history-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const releaseHistory = join(folder, "releases.jsonl");
  await writeFile(releaseHistory, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  const registryFile = join(folder, REGISTRY_FILE);
  if (registry !== undefined) await writeFile(registryFile, registry);
  const api = await createTestApi({
    config: {
      releaseHistory,
      releaseTarget: folder,
      remotesDir: folder,
      trustedProxies: ["127.0.0.1"],
      clientReports: { ...DEFAULT_CLIENT_REPORTS, ...settings },
    },
    ...(log && { log }),
  });
  const admin = await api.signIn({ is_superuser: true });
  const toHeaders = (address: string) => ({ "x-forwarded-for": address });

  const requestToken = (address = "192.0.2.1") =>
    api.fetchAnonymously("/api/client_reports/visit", { headers: toHeaders(address) });
  const startVisit = async (address?: string) => {
    const { token } = clientReports.start.response.parse(
      await readJson(await requestToken(address)),
    );
    if (token === null) throw new Error("The visit is not sampled");
    return token;
  };
  const send = (token: string, parts: readonly PartReport[], address = "192.0.2.1") => {
    const request = createJsonRequest("POST", { token, parts });
    const headers = {
      ...Object.fromEntries(new Headers(request.headers)),
      ...toHeaders(address),
    };
    return api.fetchAnonymously("/api/client_reports", { ...request, headers });
  };

  return {
    api,
    releaseHistory,
    registryFile,
    requestToken,
    startVisit,
    send,
    /** Sends one report of a new visit. */
    report: async (changes: Partial<PartReport> = {}, address?: string) =>
      send(await startVisit(address), [createReport(changes)], address),
    readHealth: async (query = "") => {
      const response = await admin.fetch(`/api/admin/health${query}`);
      return clientReports.health.response.parse(await readJson(response));
    },
  };
}
