import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";
import { GymSummary } from "./gyms.ts";
import { LastDay, MemberRole } from "./memberships.ts";
import type { InvitationCreation } from "./requests/members.ts";
import { User, UserRef } from "./users.ts";

const terms = { role: MemberRole, until: LastDay, expires_at: Timestamp };

/** An invitation that was not accepted yet, for the managers of the gym. */
export const Invitation = z.object({ id: Id, email: z.string(), ...terms, created_by: UserRef });
export type Invitation = z.infer<typeof Invitation>;

/** An invitation as the invited person sees it. */
export const InvitationOffer = z.object({ gym: GymSummary, ...terms, invited_by: UserRef });
export type InvitationOffer = z.infer<typeof InvitationOffer>;

/** An invitation for the verified address of the signed-in user. The token is that of the emailed link. */
export const OwnInvitation = z.extend(InvitationOffer, { token: z.string() });
export type OwnInvitation = z.infer<typeof OwnInvitation>;

export const invitations = {
  list: endpoint({
    method: "GET",
    path: "/gyms/{gym_id}/invitations",
    response: z.array(Invitation),
  }),
  create: endpoint({
    method: "POST",
    path: "/gyms/{gym_id}/invitations",
    body: input<InvitationCreation>(),
    response: Invitation,
  }),
  withdraw: endpoint({ method: "DELETE", path: "/gyms/{gym_id}/invitations/{invitation_id}" }),
  own: endpoint({ method: "GET", path: "/invitations/me", response: z.array(OwnInvitation) }),
  get: endpoint({ method: "GET", path: "/invitations/{token}", response: InvitationOffer }),
  accept: endpoint({ method: "POST", path: "/invitations/{token}/accept", response: User }),
  decline: endpoint({ method: "POST", path: "/invitations/{token}/decline" }),
};
