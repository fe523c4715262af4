import type { ReportPage } from "@topout/shared/contract";

import { createInvitationTokens } from "../../auth/invitation-tokens.ts";
import { createJsonRequest, createTestApi, readJson, type TestApi } from "../../testing/index.ts";
import { testConfig } from "../../testing/test-config.ts";

/** Whether three reports hide the video, or staff has removed it. */
export type VideoState = "shown" | "reported" | "removed";

export interface PrivacySettings {
  readonly profile: boolean;
  readonly sends: boolean;
  readonly video: VideoState;
}

export type Scenario = Awaited<ReturnType<typeof createScenario>>;
export type ViewerName = keyof Scenario["viewers"];

export const outsiders = ["a visitor", "another climber"] as const satisfies ViewerName[];
export const viewersWithBlock = [
  "a user whom they have blocked",
  "a user who has blocked them",
] as const satisfies ViewerName[];
export const staff = ["an admin", "a manager of the gym"] as const satisfies ViewerName[];

/**
 * Creates the user "ann" with a send, a video, a bump, photos, a reset, and a route on the wall and in the archive.
 * Changes her privacy settings after the reports, because users cannot report the video of a hidden profile.
 */
export async function createScenario({ profile, sends, video: videoState }: PrivacySettings) {
  const api = await createTestApi();
  const { seed } = api;
  const ann = await api.signIn({
    username: "ann",
    profile_photo: await seed.storeImage(),
    cover_photo: await seed.storeImage(),
  });
  const user = ann.user.id;
  const gym = await seed.gym({ image: await seed.storeImage() });
  const circuit = await seed.circuit({ gym_id: gym.id });
  const set = await seed.set({ circuit_id: circuit.id });
  const route = await seed.route({ set_id: set.id, setter_id: user });
  await seed.route({
    set_id: set.id,
    setter_id: user,
    status: "stripped",
    stripped_at: new Date(),
  });
  const viewers = await signInViewers(api, { ann, gym: gym.id });
  const video = await seed.video({ user_id: user, route_id: route.id });
  const activity = await addActivities(api, {
    ann,
    other: viewers["another climber"].user.id,
    route: route.id,
  });
  if (videoState !== "shown") await reportThreeTimes({ api, video: video.id });
  if (videoState === "removed") await removeReported(viewers["an admin"].fetch);
  await seed.updateUser(user, { profile_visible: profile, send_visible: sends });

  return {
    api,
    ann,
    viewers,
    ids: {
      gym: gym.id,
      circuit: circuit.id,
      set: set.id,
      route: route.id,
      code: route.code,
      user,
      reset: (await seed.reset({ gym_id: gym.id, created_by: user })).id,
      video: video.id,
      activity,
      ...(await createQuietGym(api)),
    },
  };
}

interface ViewerContext {
  readonly ann: Awaited<ReturnType<TestApi["signIn"]>>;
  readonly gym: string;
}

async function signInViewers(api: TestApi, { ann, gym }: ViewerContext) {
  const other = await api.signIn({ username: "other" });
  const blocked = await api.signIn({ username: "blocked" });
  const blocker = await api.signIn({ username: "blocker" });
  await ann.fetch(`/api/blocks/${blocked.user.id}`, { method: "POST" });
  await blocker.fetch(`/api/blocks/${ann.user.id}`, { method: "POST" });
  const manager = await api.signIn({ username: "manager" });
  await api.seed.member({ user_id: manager.user.id, gym_id: gym, role: "manager" });
  const admin = await api.signIn({ username: "boss", is_superuser: true });
  return {
    "a visitor": { fetch: api.fetchAnonymously, user: undefined },
    "another climber": other,
    "a user whom they have blocked": blocked,
    "a user who has blocked them": blocker,
    "a manager of the gym": manager,
    "an admin": admin,
    "the user themself": ann,
  };
}

interface ActivityContext {
  readonly ann: ViewerContext["ann"];
  readonly other: string;
  readonly route: string;
}

/** A send of each user, and a bump of ann on that of the other one. Returns the id of the activity of ann. */
async function addActivities({ seed }: TestApi, { ann, other, route }: ActivityContext) {
  const { activity } = await seed.send({ user: other, route });
  const own = await seed.send({ user: ann.user.id, route });
  await ann.fetch(`/api/reactions/${activity}`, { method: "POST" });
  return own.activity ?? "";
}

interface ReportTarget {
  readonly api: TestApi;
  readonly video: string;
}

async function reportThreeTimes({ api, video }: ReportTarget) {
  const body = { subject: { type: "video", id: video }, reason: "private" };
  for (let count = 0; count < 3; count++) {
    const { fetch } = await api.signIn({ is_verified: true });
    await fetch("/api/reports", createJsonRequest("POST", body));
  }
}

async function removeReported(fetchAsAdmin: TestApi["fetch"]) {
  const [report] = (await readJson<ReportPage>(fetchAsAdmin("/api/admin/reports"))).data;
  const decision = createJsonRequest("POST", { decision: "remove" });
  await fetchAsAdmin(`/api/reports/${report?.id}/decide`, decision);
}

/** What `readCases` need besides the gym with ann. */
async function createQuietGym({ seed }: TestApi) {
  const gym = await seed.gym();
  const circuit = await seed.circuit({ gym_id: gym.id });
  const set = await seed.set({ circuit_id: circuit.id });
  const admin = await seed.user({ is_superuser: true });
  const route = await seed.route({ set_id: set.id });
  const { id: invitationId } = await seed.invitation({ gym_id: gym.id, created_by: admin.id });
  return {
    quietGym: gym.id,
    quietCode: route.code,
    quietRoute: route.id,
    quietReset: (await seed.reset({ gym_id: gym.id, created_by: admin.id })).id,
    invitation: createInvitationTokens(testConfig.secretKeys).create(invitationId),
  };
}
