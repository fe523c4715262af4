import type { Report, ReportCreation, ReportDecision, ReportPage } from "@topout/shared/contract";

import { createJsonRequest, createTestApi, readJson } from "../../../testing/index.ts";

/** A gym with a video of `dan` on `P5`, its manager `joana`, and an admin. */
export async function setUpReports() {
  const api = await createTestApi();
  const gym = await api.seed.gym({ name: "Depot" });
  const circuit = await api.seed.circuit({ gym_id: gym.id });
  const set = await api.seed.set({ circuit_id: circuit.id });
  const route = await api.seed.route({ set_id: set.id, name: "P5" });
  const owner = await api.signIn({ username: "dan", is_verified: true, about: "Slabs" });
  const manager = await api.signIn({ username: "joana", is_verified: true });
  await api.seed.member({ user_id: manager.user.id, gym_id: gym.id, role: "manager" });
  const admin = await api.signIn({ username: "robin", is_superuser: true, is_verified: true });
  const video = await api.seed.video({ route_id: route.id, user_id: owner.user.id });
  const videoSubject = { type: "video", id: video.id } as const;

  const report = (
    fetch: typeof api.fetch,
    subject: ReportCreation["subject"] = videoSubject,
    values: Partial<ReportCreation> = {},
  ) => fetch("/api/reports", createJsonRequest("POST", { subject, reason: "private", ...values }));
  const signInReporter = () => api.signIn({ is_verified: true });
  /** Reports by new verified users. */
  const reportTimes = async (count: number, subject?: ReportCreation["subject"]) => {
    for (let index = 0; index < count; index++) {
      await report((await signInReporter()).fetch, subject);
    }
  };
  const listAll = (query = "") => readJson<ReportPage>(admin.fetch(`/api/admin/reports${query}`));
  const readOnly = async (): Promise<Report> => {
    const { data } = await listAll();
    const [only] = data;
    if (!only || data.length > 1) throw new Error(`There are ${data.length} reports`);
    return only;
  };
  const decide = (
    fetch: typeof api.fetch,
    id: string,
    ...[decision, stop_uploads_days]: [
      decision: ReportDecision["decision"],
      stop_uploads_days?: ReportDecision["stop_uploads_days"],
    ]
  ) =>
    fetch(`/api/reports/${id}/decide`, createJsonRequest("POST", { decision, stop_uploads_days }));

  return {
    api,
    gym,
    set,
    route,
    owner,
    manager,
    admin,
    video,
    videoSubject,
    report,
    reportTimes,
    signInReporter,
    listAll,
    readOnly,
    decide,
  };
}
