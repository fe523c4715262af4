import type { AuditEntry } from "@topout/shared/contract";
import type { ServerEndpoint } from "@topout/shared/contract/server";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { endpoints } from "../../http/contracts.ts";
import type { TestApi } from "../../testing/index.ts";
import { type ChangeCaseSetup, setUpChangeCase } from "./testing/change-case.ts";
import { gymCases } from "./testing/gym-cases.ts";
import { readAudit } from "./testing/read-audit.ts";
import { resetCases } from "./testing/reset-cases.ts";
import { noteCases } from "./testing/note-cases.ts";
import { reportCases } from "./testing/report-cases.ts";
import { routeCases } from "./testing/route-cases.ts";
import { teamCases } from "./testing/team-cases.ts";
import { userCases } from "./testing/user-cases.ts";

const cases = {
  ...userCases,
  ...gymCases,
  ...routeCases,
  ...resetCases,
  ...teamCases,
  ...noteCases,
  ...reportCases,
};

/** Whether admins or setters change something with the endpoint. Includes the endpoints of videos. */
const isStaffChange = ({ method, access, path }: ServerEndpoint) =>
  method !== "GET" && (typeof access === "object" || path.startsWith("/video"));

test("every change by staff has a test case", () => {
  const names = [...endpoints].filter(([, endpoint]) => isStaffChange(endpoint));

  expect(Object.keys(cases).toSorted()).toEqual(names.map(([name]) => name).toSorted());
});

describe("the audit", () => {
  test.each(Object.entries(cases))(
    "records %s",
    async (_name, { createRequest, getPath, getExpectedEntry }) => {
      const setup = await setUpChangeCase();
      const { admin } = setup;

      const response = await admin.fetch(`/api/${getPath(setup)}`, await createRequest(setup));

      expect(response.ok).toBe(true);
      const expected = getExpectedEntry(setup);
      expect((await readAudit(admin.fetch)).data).toEqual([
        {
          id: expect.any(String),
          time: expect.any(String),
          actor: {
            id: admin.user.id,
            username: "adi",
            display_name: null,
            has_profile_photo: false,
          },
          ip_address: "127.0.0.1",
          address: "127.0.0.1",
          gym_id: getGymId(expected, setup),
          ...expected,
        },
      ]);
    },
  );

  test.each(Object.entries(cases))(
    "rolls back %s if the entry cannot be stored",
    async (_name, { getPath, createRequest }) => {
      const setup = await setUpChangeCase();
      const { api, admin } = setup;
      const request = await createRequest(setup);
      const rows = await readRows(api);
      await api.db.execute(sql`alter table audit_entries add check (false)`);

      const response = await admin.fetch(`/api/${getPath(setup)}`, request);

      expect(response.status).toBe(500);
      expect(await readRows(api)).toEqual(rows);
    },
  );
});

/** Entries about users belong to no gym. The id of a new gym is that of the object. */
function getGymId({ object }: Partial<AuditEntry>, { gym }: ChangeCaseSetup) {
  if (object?.type === "user") return null;
  return object?.type === "gym" ? object.id : gym.id;
}

const TABLES = [
  "users",
  "gyms",
  "circuits",
  "sets",
  "routes",
  "videos",
  "memberships",
  "invitations",
  "resets",
  "reset_strips",
  "reports",
  "report_decisions",
  "reset_routes",
];

async function readRows({ db }: TestApi) {
  const tables = await Promise.all(
    TABLES.map((table) => db.execute(sql`select * from ${sql.identifier(table)} order by 1, 2`)),
  );
  return tables.map(({ rows }) => rows);
}
