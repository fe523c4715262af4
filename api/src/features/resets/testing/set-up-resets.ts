import type { Reset, ResetPage, Route } from "@topout/shared/contract";
import { eq } from "drizzle-orm";

import { resets, routes } from "../../../database/schema.ts";
import { createJsonRequest, createTestApi, readJson } from "../../../testing/index.ts";

/** Creates a gym with two routes on the wall, and signs in two setters of its team. */
export async function setUpResets() {
  const api = await createTestApi();
  const gym = await api.seed.gym();
  const circuit = await api.seed.circuit({ gym_id: gym.id });
  const set = await api.seed.set({ circuit_id: circuit.id });
  const [first, second] = [
    await api.seed.route({ set_id: set.id }),
    await api.seed.route({ set_id: set.id }),
  ];
  const join = async (username: string) => {
    const client = await api.signIn({ username });
    await api.seed.member({ user_id: client.user.id, gym_id: gym.id });
    return client;
  };
  const noor = await join("noor_");
  const mika = await join("mika.h");
  type Client = typeof noor;
  const create = (body: object = {}, { fetch }: Client = noor) =>
    fetch(`/api/gyms/${gym.id}/resets`, createJsonRequest("POST", body));
  const change = (id: string, body: object, { fetch }: Client = noor) =>
    fetch(`/api/resets/${id}`, createJsonRequest("PATCH", body));
  return {
    api,
    gym,
    circuit,
    set,
    first,
    second,
    noor,
    mika,
    create,
    change,
    read: (id: string, { fetch }: Client = noor) => readJson<Reset>(fetch(`/api/resets/${id}`)),
    readPage: (query = "") => readJson<ResetPage>(noor.fetch(`/api/gyms/${gym.id}/resets${query}`)),
    remove: (id: string) => noor.fetch(`/api/resets/${id}`, { method: "DELETE" }),
    /** The announced day of each route, as a visitor sees it. */
    readDays: async () =>
      (await readJson<Route[]>(api.fetchAnonymously(`/api/routes/get_all?gym_id=${gym.id}`))).map(
        ({ leaves_on }) => leaves_on,
      ),
    strip: (id: string) =>
      api.db
        .update(routes)
        .set({ status: "stripped", stripped_at: new Date() })
        .where(eq(routes.id, id)),
    publish: (id: string) =>
      api.db
        .update(resets)
        .set({ status: "published", published_at: new Date(), new_sets: [] })
        .where(eq(resets.id, id)),
  };
}
