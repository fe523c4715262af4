import { createJsonRequest } from "@topout/api/testing";
import { request } from "@topout/shared/api";
import { blockMutations, invitationMutations } from "@topout/shared/api/account";
import { videoMutations } from "@topout/shared/api/videos";
import { reports, videos, visits } from "@topout/shared/contract";
import { mutationOptions } from "@topout/shared/platform";

import type { World } from "../create-world.ts";
import { type MutationCase, run } from "./mutation-case.ts";

/** Invites the signed-in user, and returns the token of the link. */
async function fetchInvitationToken({ api, admin, gym, staff }: World): Promise<string> {
  const inviteByStaff = await api.signInAgain(staff);
  const body = { email: admin.user.email, role: "setter" };
  await inviteByStaff(`/api/gyms/${gym.id}/invitations`, createJsonRequest("POST", body));
  await api.runJobs();
  const email = (await api.readSentEmails()).at(-1);
  const token = /\/join\/([\w-]+)|token=([\w.-]+)/.exec(email?.text ?? "");
  if (!token) throw new Error("The email has no link");
  return token[1] ?? token[2] ?? "";
}

const toUserRef = ({ id, username }: World["climber"]) => ({
  id,
  username,
  display_name: null,
  has_profile_photo: false,
});

export const peopleCases: readonly MutationCase[] = [
  {
    name: "blockMutations.block",
    prepare: ({ climber }) => run(blockMutations.block(), toUserRef(climber)),
  },
  {
    name: "blockMutations.unblock",
    prepare: ({ inactive }) => run(blockMutations.unblock(), toUserRef(inactive)),
  },
  {
    name: "invitationMutations.accept",
    prepare: async (world) => run(invitationMutations.accept(), await fetchInvitationToken(world)),
  },
  {
    name: "invitationMutations.decline",
    prepare: async (world) => run(invitationMutations.decline(), await fetchInvitationToken(world)),
  },
  {
    name: "videoMutations.remove",
    prepare: async ({ video, route }) => {
      const params = { route_id: route.id };
      const listed = await request(videos.ofRoute, { params });
      const own = listed.find(({ id }) => id === video.id);
      if (!own) throw new Error("The video is not listed");
      return run(videoMutations.remove(), own);
    },
  },
  {
    name: "reportMutation",
    prepare: ({ otherVideo }) =>
      run(
        mutationOptions({
          mutationFn: (id: string) =>
            request(reports.create, {
              body: { subject: { type: "video", id }, reason: "private" },
            }),
        }),
        otherVideo.id,
      ),
  },
  {
    name: "visits.record",
    prepare: ({ gym }) =>
      run(
        mutationOptions({
          mutationFn: (id: string) => request(visits.record, { params: { gym_id: id }, body: {} }),
        }),
        gym.id,
      ),
  },
];
