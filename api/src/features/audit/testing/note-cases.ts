import { type ChangeCase, createPostRequest } from "./change-case.ts";

export const noteCases: Readonly<Record<string, ChangeCase>> = {
  "POST /notes/{note_id}/done": {
    createRequest: createPostRequest,
    getPath: ({ note }) => `notes/${note.id}/done`,
    getExpectedEntry: ({ route }) => ({
      action: "update",
      object: { type: "route", id: route.id, name: route.name },
      before: { loose_hold: "open" },
      after: { loose_hold: "done" },
    }),
  },
};
