import type { Insights, Layout } from "@topout/shared/contract";

import { createTestApi, readJson } from "../../../testing/index.ts";

const DAY_MS = 24 * 60 * 60_000;

const createArea = (name: string): Layout["areas"][number] => ({
  name,
  joined: true,
  points: [],
  style: "",
  color: "#00665c33",
});

/** Creates a gym with a scale, two areas and two circuits, and signs in a setter of its team. */
export async function setUpInsights() {
  const api = await createTestApi();
  const gym = await api.seed.gym({
    layout: { lines: [], areas: [createArea("Cave"), createArea("Slab")] },
    grade_scale: { system: "v", grades: ["V0", "V1", "V2"] },
    grade_targets: [
      { grade: "V0", count: 2 },
      { grade: "V1", count: 3 },
    ],
  });
  const createCircuit = async (color: "pink" | "black") => {
    const circuit = await api.seed.circuit({ gym_id: gym.id, color });
    return { ...circuit, set: await api.seed.set({ circuit_id: circuit.id }) };
  };
  const [pink, black] = [await createCircuit("pink"), await createCircuit("black")];
  const setter = await api.signIn();
  await api.seed.member({ user_id: setter.user.id, gym_id: gym.id });
  const startedAt = Date.now();
  const daysAgo = (days: number) => new Date(startedAt - days * DAY_MS);
  type RouteValues = NonNullable<Parameters<typeof api.seed.route>[0]>;
  return {
    api,
    gym,
    pink,
    black,
    setter,
    daysAgo,
    /** Creates a route that went up some days ago. */
    createRoute: ({
      up,
      rank,
      ...values
    }: RouteValues & { up: number; rank?: [number, number] | undefined }) =>
      api.seed.route({
        published_at: daysAgo(up),
        grade_min: rank?.[0] ?? null,
        grade_max: rank?.[1] ?? null,
        ...values,
      }),
    read: (query = "") => readJson<Insights>(setter.fetch(`/api/gyms/${gym.id}/insights?${query}`)),
  };
}
