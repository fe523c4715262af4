import type { TestApi } from "@topout/api/testing";

export type World = Awaited<ReturnType<typeof createWorld>>;

/** Creates an admin, and what the changes of the tests need. */
export async function createWorld(api: TestApi) {
  const { seed } = api;
  const climber = await seed.user({ username: "climber" });
  const staff = await seed.user({ username: "staff", route_setter: true, is_superuser: true });
  const inactive = await seed.user({ username: "inactive", is_active: false });
  const gym = await seed.gym({ name: "Depot" });
  const circuit = await seed.circuit({ gym_id: gym.id });
  const emptyCircuit = await seed.circuit({ gym_id: gym.id, name: "Red", color: "red" });
  const set = await seed.set({ circuit_id: circuit.id });
  const [route, otherRoute] = [
    await seed.route({ set_id: set.id, name: "P1" }),
    await seed.route({ set_id: set.id, name: "P2" }),
  ];
  const strippedRoute = await seed.route({
    set_id: set.id,
    name: "P3",
    status: "stripped",
    stripped_at: new Date(),
  });
  const video = await seed.video({ route_id: route.id, user_id: climber.id });
  const otherVideo = await seed.video({ route_id: route.id, user_id: climber.id });
  const report = await seed.report({ video_id: video.id });
  const note = await seed.note({ route_id: route.id, user_id: climber.id });
  const activity = getActivity(await seed.send({ user: climber.id, route: route.id }));
  const bumpedActivity = getActivity(await seed.send({ user: staff.id, route: route.id }));
  await seed.member({ user_id: climber.id, gym_id: gym.id });
  const invitation = await seed.invitation({ gym_id: gym.id, created_by: staff.id });

  const admin = await api.signIn({
    username: "admin",
    is_superuser: true,
    is_verified: true,
  });
  const user_id = admin.user.id;
  await api.signInAgain(admin.user);
  const created_by = user_id;
  const reset = await seed.reset({ gym_id: gym.id, created_by });
  const draft = await seed.draft({ reset_id: reset.id, circuit_id: circuit.id });
  const climb = await seed.attempt({ user: user_id, route: route.id });
  await seed.bump({ user: user_id, activity: bumpedActivity });
  await seed.vote({ user_id, route_id: route.id, grade: "soft" });
  await admin.fetch(`/api/projects/me/${route.id}`, { method: "POST" });
  await admin.fetch(`/api/blocks/${inactive.id}`, { method: "POST" });
  return {
    api,
    admin,
    climber,
    staff,
    inactive,
    gym,
    circuit,
    emptyCircuit,
    set,
    route,
    otherRoute,
    strippedRoute,
    video,
    otherVideo,
    report,
    note,
    activity,
    bumpedActivity,
    invitation,
    reset,
    draft,
    climb,
  };
}

function getActivity({ activity }: { readonly activity: string | null }): string {
  if (activity === null) throw new Error("An attempt has no activity");
  return activity;
}
