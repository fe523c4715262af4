import { expect } from "vitest";

import { createJsonRequest } from "../../../testing/create-json-request.ts";
import { type ChangeCase, createDeleteRequest } from "./change-case.ts";

export const teamCases: Readonly<Record<string, ChangeCase>> = {
  "PATCH /gyms/{gym_id}/members/{user_id}": {
    createRequest: () => createJsonRequest("PATCH", { role: "manager" }),
    getPath: ({ gym, climber }) => `gyms/${gym.id}/members/${climber.id}`,
    getExpectedEntry: ({ climber }) => ({
      action: "update",
      object: { type: "member", id: climber.id, name: climber.username },
      before: { role: "setter" },
      after: { role: "manager" },
    }),
  },
  "DELETE /gyms/{gym_id}/members/{user_id}": {
    createRequest: createDeleteRequest,
    getPath: ({ gym, climber }) => `gyms/${gym.id}/members/${climber.id}`,
    getExpectedEntry: ({ climber }) => ({
      action: "delete",
      object: { type: "member", id: climber.id, name: climber.username },
      before: { role: "setter", until: null },
      after: null,
    }),
  },
  "POST /gyms/{gym_id}/invitations": {
    createRequest: () =>
      createJsonRequest("POST", {
        email: "new@topout.example",
        role: "setter",
        until: "2999-12-31",
      }),
    getPath: ({ gym }) => `gyms/${gym.id}/invitations`,
    getExpectedEntry: () => ({
      action: "create",
      object: { type: "invitation", id: expect.any(String), name: "Depot" },
      before: null,
      after: { role: "setter", until: "2999-12-31" },
    }),
  },
  "DELETE /gyms/{gym_id}/invitations/{invitation_id}": {
    createRequest: createDeleteRequest,
    getPath: ({ gym, invitation }) => `gyms/${gym.id}/invitations/${invitation.id}`,
    getExpectedEntry: ({ invitation }) => ({
      action: "delete",
      object: { type: "invitation", id: invitation.id, name: "Depot" },
      before: { role: "setter", until: null },
      after: null,
    }),
  },
};
