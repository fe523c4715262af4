import type { ReportPage } from "@topout/shared/contract";
import { compareText } from "@topout/shared/domain";
import { expect, test } from "vitest";

import { endpoints } from "../http/contracts.ts";
import { createValidRequest } from "../http/testing/create-valid-request.ts";
import { readJson } from "../testing/index.ts";
import {
  createScenario,
  outsiders,
  type Scenario,
  type ViewerName,
  viewersWithBlock,
} from "./testing/privacy-scenario.ts";

/*
 * Sends a valid request to each endpoint of the contract that changes something, so that no response of a new one can
 * name a user.
 */

/** The writes of staff whose responses name users, as the lists of staff do. */
const STAFF_WRITES = ["POST /reports/{report_id}/decide", "PATCH /resets/{reset_id}"];
const ADMIN_WRITES = [...endpoints.keys()].filter((name) => name.startsWith("POST /admin/users/"));

/** After these, the viewer sees less than before. */
const LAST_WRITES = [
  "POST /blocks/{user_id}",
  "POST /users/me/change_email",
  "POST /users/me/change_password",
  "POST /auth/jwt/logout",
  "DELETE /users/me/sessions",
  "DELETE /users/me",
];

const getOrder = (name: string) => [LAST_WRITES.indexOf(name), name.startsWith("DELETE") ? 1 : 0];

const writes = [...endpoints]
  .filter(([, { method }]) => method !== "GET")
  .toSorted(([a], [b]) => {
    const [[lastA = 0, deleteA = 0], [lastB = 0, deleteB = 0]] = [getOrder(a), getOrder(b)];
    return lastA - lastB || deleteA - deleteB;
  });

/** The endpoints whose responses to the viewer name ann. */
async function findNaming(scenario: Scenario, viewer: ViewerName): Promise<string[]> {
  const { ids, viewers } = scenario;
  const values = await toValues(scenario);
  const naming: string[] = [];
  for (const [name, endpoint] of writes) {
    const response = await viewers[viewer].fetch(
      ...createValidRequest(endpoint, {
        ids: values,
        getValue: (_part, field) =>
          field === "subject" ? { type: "user", id: ids.user, part: "name" } : undefined,
      }),
    );
    const text = await response.text();
    expect([name, response.status]).not.toEqual([name, 422]);
    if (text.includes(ids.user) || text.includes('"ann"')) naming.push(name);
  }
  return naming;
}

async function toValues({ ids, viewers }: Scenario) {
  const { data } = await readJson<ReportPage>(viewers["an admin"].fetch("/api/admin/reports"));
  const [report] = data;
  if (!report) throw new Error("The scenario has no report");
  return {
    gym_id: ids.gym,
    home_gym: ids.gym,
    circuit_id: ids.circuit,
    set_id: ids.set,
    route_id: ids.route,
    route: ids.route,
    reset_id: ids.reset,
    report_id: report.id,
    user_id: ids.user,
    username: "someone",
    video_id: ids.video,
    activity_id: ids.activity,
    invitation_id: ids.invitation,
    token: ids.invitation,
  };
}

const OPEN = { profile: true, sends: true, video: "reported" } as const;

test.each([...outsiders, ...viewersWithBlock])(
  "no response to a write of %s names another user",
  async (viewer) => {
    expect(await findNaming(await createScenario(OPEN), viewer)).toEqual([]);
  },
);

test.each([
  ["a manager of the gym", STAFF_WRITES],
  ["an admin", [...ADMIN_WRITES, ...STAFF_WRITES]],
] as const)(
  "the responses to the writes of %s name users as the lists do",
  async (viewer, names) => {
    expect((await findNaming(await createScenario(OPEN), viewer)).toSorted(compareText)).toEqual(
      names.toSorted(compareText),
    );
  },
);
