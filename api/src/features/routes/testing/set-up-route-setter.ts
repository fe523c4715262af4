import type { Route } from "@topout/shared/contract";

import { createTestApi } from "../../../testing/index.ts";
import { sendForm } from "../../../testing/send-form.ts";

/** In no database. */
export const unknown = "0192f0c1-7a00-7000-8000-000000000404";

type Fields = Parameters<typeof sendForm>[1];

/** A setter at a set of pink routes, with what they do and what everybody sees of it. */
export async function setUpRouteSetter() {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ route_setter: true });
  const gym = await api.given.gym();
  const circuit = await api.given.circuit({ gym_id: gym.id, color: "pink" });
  const set = await api.given.set({ circuit_id: circuit.id });
  const details = { name: "P1", set_id: set.id, x: -12.5, y: 100, grade: "6a", location: "Cave" };
  const whole = { ...details, style: "Slab,Crimp" };
  const create = (fields: Fields = {}) =>
    fetch("/api/routes/create_with_image", sendForm("POST", { ...whole, ...fields }));
  return {
    api,
    fetch,
    gym,
    circuit,
    whole,
    create,
    made: async (fields?: Fields) => (await (await create(fields)).json()) as Route,
    update: (route: { id: string }, fields: Fields = {}) =>
      fetch("/api/routes/update", sendForm("PATCH", { route_id: route.id, ...whole, ...fields })),
    listed: async () =>
      (await (await api.anonymously(`/api/routes/get_all?gym_id=${gym.id}`)).json()) as Route[],
    stored: async () => (await Array.fromAsync(api.storage.list())).length,
    picture: async (path: string) =>
      Buffer.from(await (await api.anonymously(`/api/${path}`)).arrayBuffer()),
  };
}
