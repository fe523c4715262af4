import { members } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import type { MemberStore } from "./members.store.ts";

export const createMemberHandlers = (store: MemberStore) =>
  defineHandlers(members, {
    list: ({ params }) => store.list(params.gym_id),
    update: ({ params, body, actor }) => store.update(toMemberId(params), body, actor),
    remove: ({ params, actor }) => store.remove(toMemberId(params), actor),
  });

const toMemberId = ({
  gym_id,
  user_id,
}: {
  readonly gym_id: string;
  readonly user_id: string;
}) => ({
  gymId: gym_id,
  userId: user_id,
});
