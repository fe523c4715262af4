import * as z from "zod/mini";

import { MemberRole } from "../memberships.ts";
import { Email } from "./email.ts";
import { Day, IdempotencyKey } from "./fields.ts";

/** The last day of a role. Null for a role without an end. The server rejects a day that is over. */
const RoleEnd = z.nullable(Day);

/** Missing fields do not change. */
export const MemberChange = z.object({ role: z.optional(MemberRole), until: z.optional(RoleEnd) });
export type MemberChange = z.input<typeof MemberChange>;

export const InvitationCreation = z.object({
  email: Email,
  role: MemberRole,
  until: z.optional(RoleEnd),
  idempotency_key: IdempotencyKey,
});
export type InvitationCreation = z.input<typeof InvitationCreation>;

/** The form of an invitation. An empty date stands for a role without an end. */
export const InvitationForm = z.extend(z.omit(InvitationCreation, { idempotency_key: true }), {
  until: z.pipe(
    z.transform((date: unknown) => (date === "" ? null : date)),
    RoleEnd,
  ),
});
