import type { Feedback, NotePage } from "@topout/shared/contract";

import { createJsonRequest, createTestApi, readJson } from "../../../testing/index.ts";

const HOUR_MS = 60 * 60_000;
export const getTime = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR_MS);

/** A route with a climber, Ann, and a setter of its gym, Sam. */
export async function setUpNotes() {
  const api = await createTestApi();
  const route = await api.seed.route({ name: "P4" });
  const ann = await api.signIn({ username: "ann" });
  const sam = await api.signIn({ username: "sam" });
  await api.seed.member({ user_id: sam.user.id, gym_id: route.gym_id, role: "setter" });
  const tell = (body: object, fetch = ann.fetch) =>
    fetch(`/api/routes/${route.id}/notes`, createJsonRequest("POST", body));
  const readPage = (query = "?open=true") =>
    readJson<NotePage>(sam.fetch(`/api/gyms/${route.gym_id}/notes${query}`));
  const markDone = async (id: string, fetch = sam.fetch) =>
    (await fetch(`/api/notes/${id}/done`, { method: "POST" })).status;
  const readOwnNotes = async () =>
    (await readJson<Feedback>(ann.fetch(`/api/routes/${route.id}/feedback`))).my_notes;
  return { api, route, ann, sam, tell, readPage, markDone, readOwnNotes };
}
