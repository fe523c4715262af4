import type { Invitation, InvitationCreation } from "@topout/shared/contract";

import { createJsonRequest, createTestApi, readJson } from "../../../testing/index.ts";

/** Creates a gym with a manager, and functions that invite people and read the links of the emails. */
export async function setUpTeam(settings?: Parameters<typeof createTestApi>[0]) {
  const api = await createTestApi(settings);
  const gym = await api.seed.gym({ name: "Depot" });
  const manager = await api.signIn({ username: "mia" });
  await api.seed.member({ user_id: manager.user.id, gym_id: gym.id, role: "manager" });
  const path = `/api/gyms/${gym.id}/invitations`;

  const invite = (values: Partial<InvitationCreation> = {}) => {
    const body = { email: "ann@topout.example", role: "setter", ...values };
    return manager.fetch(path, createJsonRequest("POST", body));
  };
  const readLinks = async (): Promise<string[]> => {
    await api.runJobs();
    return (await api.readSentEmails()).map(({ text = "" }) => /^https:.*$/m.exec(text)?.[0] ?? "");
  };
  /** Returns the token of the emailed link. */
  const inviteByEmail = async (values: Partial<InvitationCreation> = {}): Promise<string> => {
    await invite(values);
    return (await readLinks()).at(-1)?.split("/").at(-1) ?? "";
  };
  const listInvitations = () => readJson<Invitation[]>(manager.fetch(path));
  return { api, gym, manager, path, invite, inviteByEmail, readLinks, listInvitations };
}
