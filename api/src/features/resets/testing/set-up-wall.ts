import { type TestApi } from "../../../testing/index.ts";
import type { WallModel } from "./wall-model.ts";

export const PEOPLE = 3;
export const RESETS = 2;
/** Of each circuit, when a sequence starts. */
const ROUTES = 2;

/** Creates a gym with two circuits, and three setters who also climb. */
export async function setUpWall(api: TestApi) {
  const gym = await api.seed.gym();
  const model: WallModel = {
    routes: new Map(),
    resets: new Map(),
    sets: new Map(),
    climbs: new Map(),
  };
  for (const name of ["Green", "Red"]) {
    const circuit = await api.seed.circuit({ gym_id: gym.id, name });
    const set = await api.seed.set({ circuit_id: circuit.id });
    model.sets.set(circuit.id, [set.id]);
    for (let count = 0; count < ROUTES; count += 1) {
      const { id } = await api.seed.route({ set_id: set.id });
      model.routes.set(id, { circuit: circuit.id, status: "live", set: set.id });
    }
  }
  const people: Awaited<ReturnType<typeof api.signIn>>[] = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const person = await api.signIn();
    await api.seed.member({ gym_id: gym.id, user_id: person.user.id });
    people.push(person);
  }
  const resets = Array.from({ length: RESETS }, () => crypto.randomUUID());
  const send = (person: number, path: string, init?: RequestInit) =>
    pick(people, person).fetch(`/api/${path}`, init);
  const usernames = people.map(({ user }) => user.username);
  return { gym, model, resets, usernames, send };
}

export type WallContext = Awaited<ReturnType<typeof setUpWall>>;

/** Selects by a number that can be larger than the list. */
export const pick = <T>(items: readonly T[], position: number): T => {
  const item = items[position % items.length];
  if (item === undefined) throw new Error("There is nothing to select");
  return item;
};
