import type { Route } from "@topout/shared/contract";

import { createTestApi, readJson } from "../../../testing/index.ts";
import { createFormRequest } from "../../../testing/create-form-request.ts";
import { listStoredKeys } from "../../../testing/list-stored-keys.ts";

type Fields = Parameters<typeof createFormRequest>[1];

/** Creates a pink circuit with a set, and signs in a setter. Returns functions that create, update and read routes. */
export async function setUpRouteSetter() {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ route_setter: true });
  const gym = await api.seed.gym();
  const circuit = await api.seed.circuit({ gym_id: gym.id, color: "pink" });
  const set = await api.seed.set({ circuit_id: circuit.id });
  const details = { name: "P1", set_id: set.id, x: -12.5, y: 100, grade: "6a", location: "Cave" };
  const validFields = { ...details, style: "Slab,Crimp" };
  const sendRoute = (fields: Fields = {}) =>
    fetch(
      "/api/routes/create_with_image",
      createFormRequest("POST", { ...validFields, ...fields }),
    );
  return {
    api,
    fetch,
    gym,
    circuit,
    validFields,
    sendRoute,
    createRoute: (fields?: Fields) => readJson<Route>(sendRoute(fields)),
    updateRoute: (route: { id: string }, fields: Fields = {}) =>
      fetch(
        "/api/routes/update",
        createFormRequest("PATCH", { route_id: route.id, ...validFields, ...fields }),
      ),
    listRoutes: () =>
      readJson<Route[]>(api.fetchAnonymously(`/api/routes/get_all?gym_id=${gym.id}`)),
    countStoredFiles: async () => (await listStoredKeys(api)).length,
    readImage: async (path: string) =>
      Buffer.from(await (await api.fetchAnonymously(`/api/${path}`)).arrayBuffer()),
  };
}
