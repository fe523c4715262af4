import type { Circuit, CircuitList } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, UNKNOWN_ID } from "../../testing/index.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";

async function setUp() {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ is_superuser: true });
  const gym = await api.seed.gym();
  const circuit = await api.seed.circuit({ gym_id: gym.id, name: "Blue", color: "blue" });
  const set = await api.seed.set({ circuit_id: circuit.id });
  await api.seed.route({ set_id: set.id });
  return {
    gym,
    circuit,
    fetch,
    change: (id: string, fields: Parameters<typeof createFormRequest>[1]) =>
      fetch(`/api/circuits/${id}`, createFormRequest("PATCH", fields)),
    get: <T>(path: string) => readJson<T>(api.fetchAnonymously(`/api/${path}`)),
  };
}

describe("changing a circuit", () => {
  test("changes only the given fields, and the colour of its routes", async () => {
    const { gym, circuit, change, get } = await setUp();
    await get(`routes/get_all?gym_id=${gym.id}`);

    const response = await change(circuit.id, { color: "pink" });

    expect(await readJson<Circuit>(response)).toMatchObject({ name: "Blue", color: "pink" });
    const list = await get<CircuitList>(`circuits/${gym.id}`);
    expect(list.data[circuit.id]).toMatchObject({ name: "Blue", color: "pink" });
    expect(await get(`routes/get_all?gym_id=${gym.id}`)).toMatchObject([{ color: "pink" }]);
  });

  test("returns 404 for an unknown circuit", async () => {
    const { change } = await setUp();

    expect((await change(UNKNOWN_ID, { name: "Blue" })).status).toBe(404);
  });
});

describe("counting the dependents of a circuit", () => {
  test("counts what deleting the circuit would remove", async () => {
    const { circuit, fetch } = await setUp();

    expect(await readJson(fetch(`/api/circuits/${circuit.id}/dependents`))).toEqual({
      routes: 1,
      sends: 0,
      projects: 0,
      videos: 0,
    });
  });

  test("returns 404 for an unknown circuit", async () => {
    const { fetch } = await setUp();

    expect((await fetch(`/api/circuits/${UNKNOWN_ID}/dependents`)).status).toBe(404);
  });
});
