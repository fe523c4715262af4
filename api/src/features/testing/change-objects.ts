import { createInvitationTokens } from "../../auth/invitation-tokens.ts";
import { blocks, projects, videoUploads } from "../../database/schema.ts";
import type { TestApi } from "../../testing/index.ts";
import { testConfig } from "../../testing/test-config.ts";

export type ChangeObjects = Awaited<ReturnType<typeof createChangeObjects>>;

/** Creates an admin, a second session of the admin, and what the requests of the tests change. */
export async function createChangeObjects(api: TestApi) {
  const { seed, db } = api;
  const climber = await seed.user();
  const staff = await seed.user({ route_setter: true, is_superuser: true });
  const inactive = await seed.user({ is_active: false });
  const gym = await seed.gym();
  const circuit = await seed.circuit({ gym_id: gym.id });
  const set = await seed.set({ circuit_id: circuit.id });
  const route = await seed.route({ set_id: set.id });
  const otherRoute = await seed.route({ set_id: set.id });
  const video = await seed.video({ route_id: route.id, user_id: climber.id });
  const otherVideo = await seed.video({ route_id: route.id, user_id: climber.id });
  const report = await seed.report({ video_id: video.id });
  const note = await seed.note({ route_id: route.id, user_id: climber.id });
  const activity = getActivity(await seed.send({ user: climber.id, route: route.id }));
  const bumpedActivity = getActivity(await seed.send({ user: staff.id, route: route.id }));

  await seed.member({ user_id: climber.id, gym_id: gym.id });
  const invitation = await seed.invitation({ gym_id: gym.id, created_by: staff.id });

  const reset = await seed.reset({ gym_id: gym.id, created_by: staff.id });
  const publishedReset = await seed.reset({
    gym_id: gym.id,
    status: "published",
    published_at: new Date(),
    new_sets: [],
  });

  const admin = await api.signIn({ is_superuser: true, is_verified: true });
  await api.signInAgain(admin.user);
  const user_id = admin.user.id;
  const { id: receivedId } = await seed.invitation({
    gym_id: gym.id,
    email: admin.user.email,
    created_by: staff.id,
  });
  const climb = await seed.attempt({ user: user_id, route: route.id });
  await seed.bump({ user: user_id, activity: bumpedActivity });
  await db.insert(blocks).values({ user_id, blocked_id: inactive.id });
  await db.insert(projects).values({ user_id, route_id: route.id });
  await seed.vote({ user_id, route_id: route.id, grade: "soft" });
  const [upload] = await db
    .insert(videoUploads)
    .values({ user_id, route_id: route.id, size_bytes: 200, metadata: {} })
    .returning();
  if (!upload) throw new Error("Inserted upload not found");
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
    otherVideo,
    report,
    note,
    otherRoute,
    activity,
    bumpedActivity,
    climb,
    invitation,
    reset,
    publishedReset,
    invitationToken: createInvitationTokens(testConfig.secretKeys).create(receivedId),
    upload: upload.id,
  };
}

function getActivity({ activity }: { readonly activity: string | null }): string {
  if (activity === null) throw new Error("An attempt has no activity");
  return activity;
}
