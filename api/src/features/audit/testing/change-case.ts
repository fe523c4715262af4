import type { AuditEntry } from "@topout/shared/contract";

import { createTestApi } from "../../../testing/index.ts";

export type ChangeCaseSetup = Awaited<ReturnType<typeof setUpChangeCase>>;

/** A request that changes something, and its entry in the audit. */
export interface ChangeCase {
  readonly createRequest: (setup: ChangeCaseSetup) => Promise<RequestInit> | RequestInit;
  readonly getPath: (setup: ChangeCaseSetup) => string;
  readonly getExpectedEntry: (setup: ChangeCaseSetup) => Partial<AuditEntry>;
}

export const createPostRequest = () => ({ method: "POST" });
export const createDeleteRequest = () => ({ method: "DELETE" });

export async function setUpChangeCase() {
  const api = await createTestApi();
  const climber = await api.seed.user({ username: "ann" });
  const staff = await api.seed.user({ username: "sam", route_setter: true, is_superuser: true });
  const inactive = await api.seed.user({ username: "ina", is_active: false });
  const gym = await api.seed.gym({ name: "Depot" });
  const circuit = await api.seed.circuit({ gym_id: gym.id, name: "Pink", color: "pink" });
  const set = await api.seed.set({ circuit_id: circuit.id, date: new Date("2026-11-01") });
  const route = await api.seed.route({ set_id: set.id, name: "P1", grade: "6a" });
  const video = await api.seed.video({ route_id: route.id, user_id: climber.id });
  const report = await api.seed.report({ video_id: video.id });
  const note = await api.seed.note({ route_id: route.id, user_id: climber.id });
  await api.seed.member({ user_id: climber.id, gym_id: gym.id });
  const invitation = await api.seed.invitation({ gym_id: gym.id, created_by: staff.id });
  const reset = await api.seed.reset({ gym_id: gym.id, created_by: staff.id, name: "Cave" });
  const publishedReset = await api.seed.reset({
    gym_id: gym.id,
    name: "Cave",
    status: "published",
    published_at: new Date(),
    new_sets: [],
  });
  const admin = await api.signIn({ username: "adi", is_superuser: true, is_verified: true });
  return {
    api,
    admin,
    climber,
    staff,
    inactive,
    gym,
    circuit,
    set,
    route,
    video,
    report,
    note,
    invitation,
    reset,
    publishedReset,
  };
}
