import { describe, expect, test } from "vitest";

import { readProblem, UNKNOWN_ID } from "../../testing/index.ts";
import { recordStatements } from "../../testing/record-statements.ts";
import { startSecondInstance } from "../../testing/start-second-instance.ts";
import { setUpScreen } from "./testing/set-up-screen.ts";

describe("GET /gyms/{gym_id}/screen", () => {
  test("shows the wall, in the order of the circuits, and the sends of today", async () => {
    const { api, gym, circuit, route, set, read, signIn } = await setUpScreen();
    const green = await api.seed.circuit({ gym_id: gym.id, name: "Green", color: "green" });
    const greenSet = await api.seed.set({ circuit_id: green.id });
    const first = await api.seed.route({ set_id: greenSet.id, name: "G1" });
    await api.seed.route({ set_id: set.id, status: "stripped", stripped_at: new Date() });
    await api.seed.route();
    const ann = await signIn("ann", { display_name: "Ann Lee" });
    const bo = await signIn("bo");
    await ann.send();
    await bo.send(first.id);

    const screen = await read();

    expect(screen.gym).toMatchObject({ id: gym.id, name: "Depot", screen_names: true });
    expect(screen.routes.map(({ id }) => id)).toEqual([first.id, route.id]);
    expect(screen.routes[1]).toEqual({
      id: route.id,
      name: "R1",
      location: "Cave",
      x: 0,
      y: 0,
      circuit_id: circuit.id,
      color: "red",
      published_at: expect.any(String),
      leaves_on: null,
    });
    expect(screen).toMatchObject({
      num_sends: 2,
      sends: [
        { route_name: "G1", color: "green", climber: "bo" },
        { route_name: "R1", color: "red", climber: "Ann Lee" },
      ],
      videos: [],
    });
  });

  test("counts all sends of today in the time zone of the gym, and lists the newest 60", async () => {
    const { api, read, signIn, route } = await setUpScreen();
    const { user } = await signIn("ann");
    for (let count = 0; count < 62; count++) {
      await api.seed.send({ user: user.id, route: route.id });
    }
    const yesterday = new Date(Date.now() - 86_400_000);
    await api.seed.send({ user: user.id, route: route.id, time: yesterday });

    const screen = await read();

    expect(screen.num_sends).toBe(62);
    expect(screen.sends).toHaveLength(60);
  });

  test("returns 304 until something changes, also in another process", async () => {
    const { api, path, signIn } = await setUpScreen();
    const ann = await signIn("ann");
    const other = await startSecondInstance(api);
    const etag = (await other(path)).headers.get("etag") ?? "";
    const getStatus = async () =>
      (await other(path, { headers: { "if-none-match": etag } })).status;
    expect(await getStatus()).toBe(304);

    await ann.send();

    await expect.poll(getStatus).toBe(200);
  });

  test("is computed once for all screens of a gym", async () => {
    const { api, path } = await setUpScreen();
    const requestAll = () =>
      Promise.all(Array.from({ length: 50 }, () => api.fetchAnonymously(path)));

    const statements = await recordStatements(requestAll);

    expect(statements).toHaveLength(4);
    expect(await recordStatements(requestAll)).toEqual([]);
  });

  test("returns 404 for an unknown gym", async () => {
    const { api } = await setUpScreen();

    const response = await api.fetchAnonymously(`/api/gyms/${UNKNOWN_ID}/screen`);

    expect(await readProblem(response)).toMatchObject({ detail: "NOT_FOUND" });
  });
});
