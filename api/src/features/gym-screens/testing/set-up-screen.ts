import type { GymScreen } from "@topout/shared/contract";

import {
  createJsonRequest,
  createTestApi,
  readJson,
  type TestApi,
} from "../../../testing/index.ts";

/** A gym with a route on the wall. */
export async function setUpScreen() {
  const api = await createTestApi();
  const gym = await api.seed.gym({ name: "Depot", time_zone: getNoonTimeZone() });
  const circuit = await api.seed.circuit({ gym_id: gym.id, name: "Red", color: "red" });
  const set = await api.seed.set({ circuit_id: circuit.id });
  const route = await api.seed.route({ set_id: set.id, name: "R1" });
  const path = `/api/gyms/${gym.id}/screen`;
  return {
    api,
    gym,
    circuit,
    set,
    route,
    path,
    read: (fetch: TestApi["fetch"] = api.fetchAnonymously) => readJson<GymScreen>(fetch(path)),
    signIn: async (username: string, values = {}) => {
      const { user, fetch } = await api.signIn({ username, ...values });
      return {
        user,
        fetch,
        send: (routeId = route.id) =>
          fetch(`/api/climbs/me/add_send/${routeId}`, { method: "POST" }),
        change: (change: object) => fetch("/api/users/me", createJsonRequest("PATCH", change)),
      };
    },
  };
}

export const getClimbers = ({ sends }: GymScreen) => sends.map(({ climber }) => climber);

/** A time zone in which it is about noon, so that today does not end during a test. */
function getNoonTimeZone(): string {
  const offset = 12 - new Date().getUTCHours();
  // These names have the sign of POSIX, which is the other one.
  return `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`;
}
