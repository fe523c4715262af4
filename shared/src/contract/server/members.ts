import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { members as endpoints } from "../members.ts";
import { MemberChange } from "../requests/members.ts";
import { serve } from "./serve.ts";

const access = { action: "manageTeam", gym: { params: "gym_id" } } as const;
const params = z.object({ gym_id: Id, user_id: Id });

export const members = serve(endpoints, {
  list: {
    summary: "List the team of a gym by username, without ended roles",
    access,
    params: z.object({ gym_id: Id }),
    errors: ["NOT_FOUND"],
  },
  update: {
    summary: "Change the role of a member, or its end",
    access,
    params,
    body: MemberChange,
    errors: ["NOT_FOUND"],
  },
  remove: {
    summary: "Remove a member from the team; members can remove themselves",
    access: { ...access, orOneself: true },
    params,
    errors: ["NOT_FOUND"],
  },
});
