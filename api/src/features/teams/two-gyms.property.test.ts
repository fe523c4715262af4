import fc from "fast-check";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";

import { createFormRequest } from "../../testing/create-form-request.ts";
import { createJsonRequest, openTestApi } from "../../testing/index.ts";

const api = await openTestApi();
afterAll(api.close);

/** Creates a gym with one of each thing that belongs to it. */
async function createGym() {
  const gym = await api.seed.gym();
  const circuit = await api.seed.circuit({ gym_id: gym.id });
  const set = await api.seed.set({ circuit_id: circuit.id });
  const route = await api.seed.route({ set_id: set.id });
  const user = await api.seed.user();
  await api.seed.member({ gym_id: gym.id, user_id: user.id });
  const invitation = await api.seed.invitation({ gym_id: gym.id, created_by: user.id });
  const reset = await api.seed.reset({ gym_id: gym.id, created_by: user.id });
  return {
    gym: gym.id,
    circuit: circuit.id,
    set: set.id,
    route: route.id,
    user: user.id,
    invitation: invitation.id,
    reset: reset.id,
  };
}
type Ids = Awaited<ReturnType<typeof createGym>>;

const details = { name: "Taken", x: 1, y: 1, grade: "7a", style: "Slab", location: "Cave" };
const remove = { method: "DELETE" };

/** Every change of a gym. Each id can belong to another gym than the others. */
const requests: Readonly<Record<string, (ids: Ids) => readonly [string, RequestInit]>> = {
  createRoute: ({ set, route }) => [
    "routes/create_with_image",
    createFormRequest("POST", { ...details, set_id: set, idempotency_key: route }),
  ],
  updateRoute: ({ set, route }) => [
    "routes/update",
    createFormRequest("PATCH", { ...details, set_id: set, route_id: route }),
  ],
  changeRoutes: ({ set, route }) => [
    "routes/change_many",
    createJsonRequest("POST", { routes: [{ id: route, version: 1 }], set_id: set }),
  ],
  deleteRoutes: ({ route }) => [
    "routes/change_many",
    createJsonRequest("POST", { routes: [{ id: route, version: 1 }], delete: true }),
  ],
  stripRoutes: ({ route }) => [
    "routes/change_many",
    createJsonRequest("POST", { routes: [{ id: route, version: 1 }], strip: true }),
  ],
  announceRoutes: ({ route }) => [
    "routes/change_many",
    createJsonRequest("POST", { routes: [{ id: route, version: 1 }], leaves_on: "2999-12-31" }),
  ],
  deleteRoute: ({ route }) => [`routes/${route}`, remove],
  createSet: ({ circuit, gym, set }) => [
    "sets/create",
    createFormRequest("POST", {
      circuit_id: circuit,
      gym_id: gym,
      date: "2026-11-01",
      idempotency_key: set,
    }),
  ],
  updateSet: ({ set }) => [`sets/${set}`, createFormRequest("PATCH", { name: "Taken" })],
  deleteSet: ({ set }) => [`sets/${set}`, remove],
  createCircuit: ({ gym }) => [
    "circuits/create",
    createFormRequest("POST", { name: "Taken", color: "red", gym_id: gym }),
  ],
  updateCircuit: ({ circuit }) => [
    `circuits/${circuit}`,
    createFormRequest("PATCH", { name: "Taken" }),
  ],
  deleteCircuit: ({ circuit }) => [`circuits/${circuit}`, remove],
  updateGym: ({ gym }) => [`gyms/${gym}`, createFormRequest("PATCH", { name: "Taken" })],
  updateMember: ({ gym, user }) => [
    `gyms/${gym}/members/${user}`,
    createJsonRequest("PATCH", { role: "manager" }),
  ],
  removeMember: ({ gym, user }) => [`gyms/${gym}/members/${user}`, remove],
  invite: ({ gym }) => [
    `gyms/${gym}/invitations`,
    createJsonRequest("POST", { email: "friend@topout.example", role: "manager" }),
  ],
  createReset: ({ gym, reset }) => [
    `gyms/${gym}/resets`,
    createJsonRequest("POST", { id: reset, name: "Taken" }),
  ],
  updateReset: ({ reset, route }) => [
    `resets/${reset}`,
    createJsonRequest("PATCH", { name: "Taken", strip_add: [route], take: true }),
  ],
  deleteReset: ({ reset }) => [`resets/${reset}`, remove],
  addDraft: ({ reset, circuit, route }) => [
    `resets/${reset}/routes`,
    createFormRequest("POST", { ...details, circuit_id: circuit, id: route }),
  ],
  publishReset: ({ reset }) => [
    `resets/${reset}/publish`,
    createJsonRequest("POST", { version: 1 }),
  ],
  undoReset: ({ reset }) => [`resets/${reset}/undo`, { method: "POST" }],
  withdraw: ({ gym, invitation }) => [`gyms/${gym}/invitations/${invitation}`, remove],
};

/** Reads everything of a gym. */
async function readGym({ gym }: Ids) {
  const { rows } = await api.db.execute(sql`
    select to_jsonb(gyms) as gym,
      (select json_agg(c order by c.id) from circuits c where gym_id = gyms.id) as circuits,
      (select json_agg(s order by s.id) from sets s join circuits c on c.id = s.circuit_id
        where c.gym_id = gyms.id) as sets,
      (select json_agg(r order by r.id) from routes r join sets s on s.id = r.set_id
        join circuits c on c.id = s.circuit_id where c.gym_id = gyms.id) as routes,
      (select json_agg(m order by m.user_id) from memberships m where gym_id = gyms.id) as members,
      (select json_agg(i order by i.id) from invitations i where gym_id = gyms.id) as invitations,
      (select json_agg(r order by r.id) from resets r where gym_id = gyms.id) as resets,
      (select json_agg(s order by s.route_id) from reset_strips s join resets r on r.id = s.reset_id
        where r.gym_id = gyms.id) as stripped,
      (select json_agg(n order by n.route_id) from reset_routes n join resets r on r.id = n.reset_id
        where r.gym_id = gyms.id) as drafts
    from gyms where id = ${gym}`);
  return rows;
}

const isOther = fc.record({
  gym: fc.boolean(),
  circuit: fc.boolean(),
  set: fc.boolean(),
  route: fc.boolean(),
  user: fc.boolean(),
  invitation: fc.boolean(),
  reset: fc.boolean(),
});

test("no request with any ids of another gym changes or answers with something of it", async () => {
  const other = await createGym();
  const before = await readGym(other);

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(requests)), isOther, async (name, choice) => {
      const own = await createGym();
      const manager = await api.signIn();
      await api.seed.member({ gym_id: own.gym, user_id: manager.user.id, role: "manager" });
      const keys = Object.keys(choice) as (keyof Ids)[];
      const ids = Object.fromEntries(
        keys.map((key) => [key, (choice[key] ? other : own)[key]]),
      ) as Ids;
      const request = requests[name];
      if (!request) throw new Error(`${name} is unknown`);
      const [path, init] = request(ids);

      const response = await manager.fetch(`/api/${path}`, init);

      const text = response.ok ? await response.text() : "";
      expect(response.status).toBeLessThan(500);
      expect(await readGym(other)).toEqual(before);
      // The answer names each route that failed.
      const foreign = keys.filter((key) => key !== "route" && text.includes(other[key]));
      expect(foreign).toEqual([]);
      expect(text).not.toContain(`"id":"${other.route}","name"`);
    }),
    { numRuns: process.env["FULL_SIZE"] ? 120 : 20 },
  );
});
