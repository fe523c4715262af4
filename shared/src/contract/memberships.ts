import * as z from "zod/mini";

import { GymSummary } from "./gyms.ts";

export const MemberRole = z.enum(["manager", "setter"]);
export type MemberRole = z.infer<typeof MemberRole>;

/** The last day of a role, in the time zone of the gym. The role ends with that day. */
export const LastDay = z.nullable(z.iso.date());

/** The role of a user in the team of one gym. A role that has ended is in no response. */
export const Membership = z.object({ gym: GymSummary, role: MemberRole, until: LastDay });
export type Membership = z.infer<typeof Membership>;
