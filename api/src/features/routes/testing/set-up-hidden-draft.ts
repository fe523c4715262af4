import { projects } from "../../../database/schema.ts";
import type { TestApi } from "../../../testing/index.ts";

/** In no other row. */
export const SECRET = "Xylographer";

export type Client = (path: string, init?: RequestInit) => Promise<Response>;

/** Creates a draft that was published before, with a video and as a project of a climber. Signs in who must not see it. */
export async function setUpHiddenDraft(api: TestApi) {
  const { seed } = api;
  const gym = await seed.gym();
  const circuit = await seed.circuit({ gym_id: gym.id });
  const set = await seed.set({ circuit_id: circuit.id });
  const reset = await seed.reset({ gym_id: gym.id, name: SECRET });
  const setter = await api.signIn({ username: "noor_" });
  await seed.member({ user_id: setter.user.id, gym_id: gym.id });
  const image = await seed.storeImage();
  const draft = await seed.draft({
    reset_id: reset.id,
    circuit_id: circuit.id,
    setter_id: setter.user.id,
    name: SECRET,
    grade: SECRET,
    style: SECRET,
    location: SECRET,
    image,
    thumbnail: image,
    published_at: new Date(),
  });
  // Of its earlier publication.
  const climber = await api.signIn({ username: "anna", is_verified: true });
  const video = await seed.video({ route_id: draft.id });
  await api.db.insert(projects).values({ user_id: climber.user.id, route_id: draft.id });
  const otherSetter = await api.signIn({ username: "kai" });
  await seed.member({ user_id: otherSetter.user.id, gym_id: (await seed.gym()).id });
  const clients: Readonly<Record<string, Client>> = {
    visitor: api.fetchAnonymously,
    climber: climber.fetch,
    "setter of another gym": otherSetter.fetch,
    "setter of the gym": setter.fetch,
  };
  // The values of parameters and queries.
  const ids: Readonly<Record<string, string>> = {
    gym_id: gym.id,
    circuit_id: circuit.id,
    set_id: set.id,
    reset_id: reset.id,
    route_id: draft.id,
    ids: draft.id,
    code: draft.code,
    video_id: video.id,
    video: video.id,
    username: "noor_",
    q: SECRET,
    area: SECRET,
    setter: setter.user.id,
    user_id: setter.user.id,
    drafts: "true",
    token: "7",
    remote: "7",
    hash: "7",
  };
  return { clients, ids };
}
