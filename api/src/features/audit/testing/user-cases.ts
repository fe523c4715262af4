import type { AuditEntry } from "@topout/shared/contract";

import { type ChangeCase, createPostRequest } from "./change-case.ts";

const createUserCase = (
  path: string,
  key: "climber" | "staff" | "inactive",
  expected: Partial<AuditEntry>,
): ChangeCase => ({
  createRequest: createPostRequest,
  getPath: (setup) => `admin/users/${path}/${setup[key].id}`,
  getExpectedEntry: (setup) => ({
    ...expected,
    object: { type: "user", id: setup[key].id, name: setup[key].username },
  }),
});

export const userCases: Readonly<Record<string, ChangeCase>> = {
  "POST /admin/users/promote/{user_id}": createUserCase("promote", "climber", {
    action: "promote",
    before: { is_superuser: false },
    after: { is_superuser: true },
  }),
  "POST /admin/users/demote/{user_id}": createUserCase("demote", "staff", {
    action: "demote",
    before: { is_superuser: true },
    after: { is_superuser: false },
  }),
  "POST /admin/users/promote/route_setter/{user_id}": createUserCase(
    "promote/route_setter",
    "climber",
    { action: "promote_setter", before: { route_setter: false }, after: { route_setter: true } },
  ),
  "POST /admin/users/demote/route_setter/{user_id}": createUserCase(
    "demote/route_setter",
    "staff",
    { action: "demote_setter", before: { route_setter: true }, after: { route_setter: false } },
  ),
  "POST /admin/users/deactivate/{user_id}": createUserCase("deactivate", "climber", {
    action: "deactivate",
    before: { is_active: true },
    after: { is_active: false },
  }),
  "POST /admin/users/reactivate/{user_id}": createUserCase("reactivate", "inactive", {
    action: "reactivate",
    before: { is_active: false },
    after: { is_active: true },
  }),
};
