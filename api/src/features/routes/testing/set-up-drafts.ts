import type { Reset, Route } from "@topout/shared/contract";

import { createTestApi, readJson } from "../../../testing/index.ts";
import { createFormRequest } from "../../../testing/create-form-request.ts";
import { listStoredKeys } from "../../../testing/list-stored-keys.ts";

type Fields = Parameters<typeof createFormRequest>[1];

/** Creates a gym with the draft of a reset, and signs in a setter of its team. */
export async function setUpDrafts() {
  const api = await createTestApi();
  const gym = await api.seed.gym();
  const circuit = await api.seed.circuit({ gym_id: gym.id, color: "pink" });
  const reset = await api.seed.reset({ gym_id: gym.id });
  const setter = await api.signIn({ username: "noor_" });
  await api.seed.member({ user_id: setter.user.id, gym_id: gym.id });
  const dot = { circuit_id: circuit.id, x: -12.5, y: 100, name: "", grade: "", style: "" };
  const placed = { ...dot, location: "Cave" };
  const place = (fields: Fields = {}, reset_id = reset.id) =>
    setter.fetch(
      `/api/resets/${reset_id}/routes`,
      createFormRequest("POST", { ...placed, ...fields }),
    );
  return {
    api,
    gym,
    circuit,
    reset,
    setter,
    place,
    createDraft: (fields?: Fields) => readJson<Route>(place(fields)),
    change: (route: { readonly id: string }, fields: Fields = {}) =>
      setter.fetch(
        "/api/routes/update",
        createFormRequest("PATCH", { route_id: route.id, ...placed, ...fields }),
      ),
    remove: (route: { readonly id: string }) =>
      setter.fetch(`/api/routes/${route.id}`, { method: "DELETE" }),
    readReset: () => readJson<Reset>(setter.fetch(`/api/resets/${reset.id}`)),
    listDrafts: () =>
      readJson<Route[]>(setter.fetch(`/api/routes/get_all?gym_id=${gym.id}&drafts=true`)),
    countStoredFiles: async () => (await listStoredKeys(api)).length,
  };
}
