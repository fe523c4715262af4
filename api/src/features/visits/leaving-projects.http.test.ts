import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { routes } from "../../database/schema.ts";
import { HOUR_4_MS, HOUR_MS, setUpVisits } from "./testing/set-up-visits.ts";

const toDay = (days: number) =>
  new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 10);

async function setUpProject() {
  const context = await setUpVisits();
  const { api, fetch, gym } = context;
  const circuit = await api.seed.circuit({ gym_id: gym.id });
  const set = await api.seed.set({ circuit_id: circuit.id });
  const route = await api.seed.route({ set_id: set.id });
  await fetch(`/api/projects/me/${route.id}`, { method: "POST" });
  const announce = (leaves_on: string | null) =>
    api.db.update(routes).set({ leaves_on }).where(eq(routes.id, route.id));
  return { ...context, route, announce };
}

describe("a project that leaves", () => {
  test("is news in one visit, even if the user does not close the bar", async () => {
    const { visit, pause, route, announce } = await setUpProject();
    await visit();
    await pause(HOUR_4_MS);
    await announce(toDay(5));

    expect(await visit()).not.toHaveProperty("seen_leaving");
    expect(await visit()).not.toHaveProperty("seen_leaving");
    await pause(HOUR_4_MS);

    expect(await visit()).toHaveProperty("seen_leaving", { [route.id]: toDay(5) });
  });

  test("is news again if another day is announced", async () => {
    const { visit, pause, route, announce } = await setUpProject();
    await announce(toDay(5));
    await visit();
    await pause(HOUR_4_MS);
    await announce(toDay(6));

    expect(await visit()).toHaveProperty("seen_leaving", { [route.id]: toDay(5) });
    await pause(HOUR_4_MS);
    expect(await visit()).toHaveProperty("seen_leaving", { [route.id]: toDay(6) });
  });

  test("is news in the next visit if it is announced after the last call", async () => {
    const { visit, pause, announce } = await setUpProject();
    await visit();
    await announce(toDay(5));
    await pause(HOUR_4_MS);

    expect(await visit()).not.toHaveProperty("seen_leaving");
  });

  test("is not affected by the visits of other users and to other gyms", async () => {
    const { api, gym, visit, post, pause, announce } = await setUpProject();
    const other = await api.signIn();
    const otherGym = await api.seed.gym();
    await visit();
    await announce(toDay(5));
    await other.fetch(`/api/gyms/${gym.id}/visit`, { method: "POST" });
    await post(otherGym.id);
    await pause(HOUR_4_MS);

    expect(await visit()).not.toHaveProperty("seen_leaving");
    expect(await (await post(otherGym.id)).json()).not.toHaveProperty("seen_leaving");
  });
});
