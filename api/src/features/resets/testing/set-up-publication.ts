import type { Climb, Reset, Route, RouteSet, UserRef } from "@topout/shared/contract";

import { createFormRequest } from "../../../testing/create-form-request.ts";
import { createJsonRequest, readJson } from "../../../testing/index.ts";
import { setUpResets } from "./set-up-resets.ts";

type Fields = Parameters<typeof createFormRequest>[1];
type Client = Awaited<ReturnType<typeof setUpResets>>["noor"];

/** A setter as the API shows them. */
export const toUserRef = ({ user: { id, username } }: Client): UserRef => ({
  id,
  username,
  display_name: null,
  has_profile_photo: false,
});

/** Creates a draft that takes down the first of two routes, and adds the route N1. Returns functions that publish it. */
export async function setUpPublication() {
  const { create, change, ...setup } = await setUpResets();
  const { api, gym, circuit, first, noor } = setup;
  const createReset = (client?: Client) => readJson<Reset>(create({}, client));
  const reset = await createReset();
  await change(reset.id, { strip_add: [first.id] });
  const details = { name: "N1", grade: "6a", style: "Slab", location: "Cave", x: 0, y: 0 };
  const add = (fields: Fields = {}, id = reset.id) =>
    readJson<Route>(
      noor.fetch(
        `/api/resets/${id}/routes`,
        createFormRequest("POST", { ...details, circuit_id: circuit.id, ...fields }),
      ),
    );
  const read = <T>(path: string) => readJson<T>(noor.fetch(`/api/${path}`));
  const readReset = (id = reset.id) => read<Reset>(`resets/${id}`);
  return {
    ...setup,
    change,
    createReset,
    reset,
    add,
    added: await add(),
    readReset,
    publish: async (id = reset.id, { fetch }: Client = noor) => {
      const { version } = await readReset(id);
      const request = createJsonRequest("POST", { version });
      return readJson<Reset>(fetch(`/api/resets/${id}/publish`, request));
    },
    undo: (id = reset.id, { fetch }: Client = noor) =>
      fetch(`/api/resets/${id}/undo`, { method: "POST" }),
    listOnWall: () => read<Route[]>(`routes/get_all?gym_id=${gym.id}&current=true`),
    listDrafts: () => read<Route[]>(`routes/get_all?gym_id=${gym.id}&drafts=true`),
    listSets: () => read<RouteSet[]>(`sets/${gym.id}`),
    /** Strips or restores a route in its present version. */
    changeRoute: async (id: string, values: object, { fetch }: Client = noor) => {
      const { version } = await read<Route>(`routes/${id}`);
      const request = createJsonRequest("POST", { routes: [{ id, version }], ...values });
      return fetch("/api/routes/change_many", request);
    },
    /** Signs in a climber, and returns functions that log and list climbs. */
    signInClimber: async () => {
      const { user, token, fetch } = await api.signIn();
      return {
        user,
        token,
        fetch,
        log: (route: string, body: object = {}, kind = "send") =>
          fetch(`/api/climbs/me/add_${kind}/${route}`, createJsonRequest("POST", body)),
        list: () => readJson<Climb[]>(fetch("/api/climbs/me")),
      };
    },
  };
}
