import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { invitations as endpoints } from "../invitations.ts";
import { InvitationCreation } from "../requests/members.ts";
import { serve } from "./serve.ts";

const access = { action: "manageTeam", gym: { params: "gym_id" } } as const;
const params = z.object({ token: z.string().check(z.maxLength(1_000)) });

export const invitations = serve(endpoints, {
  list: {
    summary: "List the pending invitations to the team of a gym, newest first",
    access,
    params: z.object({ gym_id: Id }),
    errors: ["NOT_FOUND"],
  },
  create: {
    summary:
      "Email an invitation; replaces a pending one to the same address; 200 with the stored invitation if the idempotency key exists",
    access,
    params: z.object({ gym_id: Id }),
    body: InvitationCreation,
    success: 201,
    repeated: 200,
    errors: ["NOT_FOUND", "CONFLICT", "ALREADY_MEMBER", "LIMIT_REACHED", "RATE_LIMITED"],
  },
  withdraw: {
    summary: "Withdraw a pending invitation",
    access,
    params: z.object({ gym_id: Id, invitation_id: Id }),
    errors: ["NOT_FOUND"],
  },
  own: {
    summary: "The pending invitations to the verified address of the current user, newest first",
    access: "user",
  },
  get: {
    summary: "The pending invitation of an emailed link",
    access: "all",
    params,
    errors: ["NOT_FOUND"],
  },
  accept: {
    summary: "Join the team with the account of the invited address, which this verifies",
    access: "user",
    params,
    errors: ["NOT_FOUND", "FORBIDDEN", "LIMIT_REACHED"],
  },
  decline: {
    summary: "Decline an invitation with the account of the invited address",
    access: "user",
    params,
    errors: ["NOT_FOUND", "FORBIDDEN"],
  },
});
