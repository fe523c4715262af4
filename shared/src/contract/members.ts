import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import { Timestamp } from "./fields.ts";
import { LastDay, MemberRole } from "./memberships.ts";
import type { MemberChange } from "./requests/members.ts";
import { UserRef } from "./users.ts";

/** A user in the team of a gym. */
export const Member = z.object({
  user: UserRef,
  role: MemberRole,
  until: LastDay,
  since: Timestamp,
  /** Null if that account is deleted. */
  invited_by: z.nullable(UserRef),
});
export type Member = z.infer<typeof Member>;

export const members = {
  list: endpoint({ method: "GET", path: "/gyms/{gym_id}/members", response: z.array(Member) }),
  update: endpoint({
    method: "PATCH",
    path: "/gyms/{gym_id}/members/{user_id}",
    body: input<MemberChange>(),
    response: Member,
  }),
  remove: endpoint({ method: "DELETE", path: "/gyms/{gym_id}/members/{user_id}" }),
};
