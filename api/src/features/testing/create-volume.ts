import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createInvitationTokens } from "../../auth/invitation-tokens.ts";
import { openTestApi } from "../../testing/index.ts";
import { testConfig } from "../../testing/test-config.ts";
import { insertVolume } from "./insert-volume.ts";

export type Volume = Awaited<ReturnType<typeof createVolume>>;

/** Creates an API whose database and release history have `size` rows of each kind. See {@link insertVolume}. */
export async function createVolume(folder: string, size: number) {
  const releaseHistory = join(folder, `${size}.jsonl`);
  await writeFile(releaseHistory, createHistory(size));
  const api = await openTestApi({ config: { releaseHistory } });
  const { seed } = api;
  const file = await seed.storeImage();
  const gym = await seed.gym({ image: file });
  const circuit = await seed.circuit({ gym_id: gym.id });
  const set = await seed.set({ circuit_id: circuit.id });
  const route = await seed.route({ set_id: set.id, image: file, thumbnail: file });
  const { user, fetch } = await api.signIn({
    username: "ann",
    is_superuser: true,
    route_setter: true,
    profile_photo: file,
    cover_photo: file,
  });
  const video = await seed.video({ route_id: route.id, user_id: user.id });
  const { activity } = await seed.send({ user: user.id, route: route.id });
  if (activity === null) throw new Error("A send has an activity");

  const quietGym = await seed.gym({ name: "Quiet" });
  const quietCircuit = await seed.circuit({ gym_id: quietGym.id });
  const quietSet = await seed.set({ circuit_id: quietCircuit.id });
  const quietRoute = await seed.route({ set_id: quietSet.id });
  const quietUser = await seed.user({ username: "quiet" });
  await seed.send({ user: quietUser.id, route: quietRoute.id });
  const otherRoute = await seed.route({ set_id: quietSet.id });
  await seed.send({ user: user.id, route: otherRoute.id });

  const reset = await seed.reset({ gym_id: gym.id, created_by: user.id });
  const quietReset = await seed.reset({ gym_id: quietGym.id, created_by: user.id });

  const { id } = await seed.invitation({ gym_id: quietGym.id, created_by: user.id });
  const invitation = createInvitationTokens(testConfig.secretKeys).create(id);

  const ids = {
    gym: gym.id,
    circuit: circuit.id,
    set: set.id,
    route: route.id,
    user: user.id,
    reset: reset.id,
  };
  await insertVolume(api.db, { ...ids, activity, file }, size);
  return {
    api,
    fetch,
    ids: {
      ...ids,
      video: video.id,
      code: route.code,
      quietCode: quietRoute.code,
      quietGym: quietGym.id,
      quietRoute: quietRoute.id,
      quietReset: quietReset.id,
      invitation,
    },
  };
}

const RELEASE = {
  remote: "climber",
  version: "1.0.0",
  hash: "c0ffee",
  contract: 1,
  manifest: { url: "/climber/manifest.json", integrity: "sha384-none" },
  commit: "",
  by: "Kim",
  time: "2026-01-01T00:00:00.000Z",
  notes: "",
  action: "release",
};

const createHistory = (size: number) => `${JSON.stringify(RELEASE)}\n`.repeat(size);
