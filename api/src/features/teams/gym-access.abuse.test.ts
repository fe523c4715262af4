import type { Action } from "@topout/shared/contract";
import type { ServerEndpoint } from "@topout/shared/contract/server";
import { afterAll, describe, expect, test } from "vitest";

import { endpoints } from "../../http/contracts.ts";
import { openTestApi, readJson } from "../../testing/index.ts";
import { gymCases } from "../audit/testing/gym-cases.ts";
import { resetCases } from "../audit/testing/reset-cases.ts";
import { noteCases } from "../audit/testing/note-cases.ts";
import { reportCases } from "../audit/testing/report-cases.ts";
import { routeCases } from "../audit/testing/route-cases.ts";
import { teamCases } from "../audit/testing/team-cases.ts";
import { toChange } from "../testing/account-changes.ts";
import { type ChangeObjects, createChangeObjects } from "../testing/change-objects.ts";

const cases = {
  ...gymCases,
  ...routeCases,
  ...resetCases,
  ...teamCases,
  ...noteCases,
  ...reportCases,
};

const api = await openTestApi();
afterAll(api.close);

type Membership = Partial<Parameters<typeof api.seed.member>[0]>;
const createMember = (values: Membership) => async (gym_id: string) => {
  const { user, fetch } = await api.signIn();
  await api.seed.member({ gym_id, ...values, user_id: user.id });
  return fetch;
};
const createOtherMember = (role: "manager" | "setter") => async () =>
  createMember({ role })((await api.seed.gym()).id);

/** Sign in as each kind of user, given the gym of the request. */
const users = {
  climber: async () => (await api.signIn({ is_verified: true })).fetch,
  "setter of another gym": createOtherMember("setter"),
  "manager of another gym": createOtherMember("manager"),
  "former setter": createMember({ role: "setter", until: "2020-01-01" }),
  "former manager": createMember({ role: "manager", until: "2020-01-01" }),
  setter: createMember({ role: "setter", until: "2999-12-31" }),
  manager: createMember({ role: "manager" }),
  "route setter": async () => (await api.signIn({ route_setter: true })).fetch,
  admin: async () => (await api.signIn({ is_superuser: true })).fetch,
} satisfies Record<string, SignIn>;
type SignIn = (gymId: string) => Promise<typeof api.fetch>;
type UserName = keyof typeof users;

const managers: readonly UserName[] = ["manager", "admin"];
const allowed: Partial<Record<Action, readonly UserName[]>> = {
  setRoutes: ["setter", "manager", "route setter", "admin"],
  editGym: managers,
  manageTeam: managers,
  handleReports: managers,
  readAudit: managers,
};

const gymEndpoints = [...endpoints].flatMap(([name, endpoint]) => {
  const { access } = endpoint;
  const isOfGym = typeof access === "object" && access.gym !== "none" && access.gym !== "some";
  return isOfGym ? [{ name, endpoint, allowedUsers: allowed[access.action] ?? [] }] : [];
});

/** Sends a valid request. Returns the status, or 403 if each change of the request was forbidden. */
async function getStatus(
  { name, endpoint }: { readonly name: string; readonly endpoint: ServerEndpoint },
  objects: ChangeObjects,
  fetch: typeof api.fetch,
): Promise<number> {
  const response = await send();
  if (name !== "POST /routes/change_many" || !response.ok) return response.status;
  const { failed } = await readJson<{ failed: readonly { code: string }[] }>(response);
  return failed[0]?.code === "FORBIDDEN" ? 403 : response.status;

  async function send() {
    if (endpoint.method === "GET") return fetch(createPath(endpoint, objects));
    const changeCase = cases[name];
    if (!changeCase) throw new Error(`${name} has no case`);
    const { createRequest, getPath } = toChange(changeCase);
    return fetch(`/api/${getPath(objects)}`, await createRequest(objects));
  }
}

/** Fills in the ids: `{route_id}` is the id of `objects.route`. */
const createPath = ({ path }: ServerEndpoint, objects: ChangeObjects) =>
  `/api${path.replace(/\{(gym|circuit|set|route|reset|report)_id\}/g, (_match, key: "gym") => objects[key].id)}`;

describe.each(gymEndpoints)("$name", ({ name, endpoint, allowedUsers }) => {
  test("is for those who may do it in the gym of the request", async () => {
    const statuses: [UserName, number][] = [];
    let objects = await createChangeObjects(api);

    for (const [user, signIn] of Object.entries(users) as [UserName, SignIn][]) {
      const fetch = await signIn(objects.gym.id);
      const status = await getStatus({ name, endpoint }, objects, fetch);
      statuses.push([user, status < 300 ? 200 : status]);
      // A request that succeeds may have deleted the objects.
      if (status < 300) objects = await createChangeObjects(api);
    }

    const expected = Object.keys(users) as UserName[];
    expect(statuses).toEqual(
      expected.map((user) => [user, allowedUsers.includes(user) ? 200 : 403]),
    );
  });
});
