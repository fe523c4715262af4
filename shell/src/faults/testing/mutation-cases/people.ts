import { createJsonRequest } from "@topout/api/testing";
import { request } from "@topout/shared/api";
import { blockMutations, invitationMutations } from "@topout/shared/api/account";
import { videoMutations } from "@topout/shared/api/videos";
import { invitations, reports, videos, visits } from "@topout/shared/contract";
import { mutationOptions } from "@topout/shared/platform";

import type { World } from "../create-world.ts";
import { type MutationCase, run } from "./mutation-case.ts";

/** Invites the signed-in user, and returns what the screen of the link has. */
async function fetchInvitation({ api, admin, gym, staff }: World) {
  const inviteByStaff = await api.signInAgain(staff);
  const body = { email: admin.user.email, role: "setter" };
  await inviteByStaff(`/api/gyms/${gym.id}/invitations`, createJsonRequest("POST", body));
  await api.runJobs();
  const email = (await api.readSentEmails()).at(-1);
  const match = /\/join\/([\w-]+)|token=([\w.-]+)/.exec(email?.text ?? "");
  if (!match) throw new Error("The email has no link");
  const token = match[1] ?? match[2] ?? "";
  return { token, invitation: await request(invitations.get, { params: { token } }) };
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
    prepare: async (world) => run(invitationMutations.accept(), await fetchInvitation(world)),
  },
  {
    name: "invitationMutations.decline",
    prepare: async (world) => {
      const { token } = await fetchInvitation(world);
      return run(invitationMutations.decline(), token);
    },
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
