import { feedback, notes, votes } from "@topout/shared/contract/server";
import { v7 as uuidv7 } from "uuid";

import { defineHandlers } from "../../http/define-handlers.ts";
import { respond } from "../../http/http-response.ts";
import { parseClimbTime } from "../climbs/parse-climb-time.ts";
import type { NoteStore } from "./notes.store.ts";
import type { VoteStore } from "./votes.store.ts";

export const createFeedbackHandlers = (voteStore: VoteStore, noteStore: NoteStore) => [
  ...createVoteHandlers(voteStore),
  createNoteHandlers(noteStore),
];

const createVoteHandlers = (store: VoteStore) => [
  defineHandlers(votes, {
    save: ({ actor, params, body }) =>
      store.save(actor, {
        route_id: params.route_id,
        grade: body.grade,
        time: parseClimbTime(body.time),
      }),
    remove: ({ actor, params }) => store.remove(actor, params.route_id),
  }),
  defineHandlers(feedback, {
    get: async ({ params, getCurrentUser }) =>
      store.readFeedback(params.route_id, await getCurrentUser()),
  }),
];

const createNoteHandlers = (store: NoteStore) =>
  defineHandlers(notes, {
    create: async ({ actor, params, body }) => {
      const time = parseClimbTime(body.time);
      const { note, isNew } = await store.create(actor, {
        id: body.id ?? uuidv7(),
        route_id: params.route_id,
        kind: body.kind,
        text: body.text?.trim() || null,
        time,
      });
      return respond(note, { status: isNew ? 201 : 200 });
    },
    pageOfGym: ({ params, query }) => store.getPage({ gymId: params.gym_id, ...query }),
    markDone: ({ actor, params }) => store.markDone(actor, params.note_id),
  });
