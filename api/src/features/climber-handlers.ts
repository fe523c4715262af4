import type { Changes } from "../auth/changes.ts";
import type { DatabaseReader } from "../database/database.ts";
import { createFeedbackHandlers } from "./feedback/feedback.http.ts";
import { createNoteStore } from "./feedback/notes.store.ts";
import { createVoteStore } from "./feedback/votes.store.ts";
import { createProjectHandlers } from "./projects/projects.http.ts";
import { createProjectStore } from "./projects/projects.store.ts";
import { createVisitHandlers } from "./visits/visits.http.ts";
import { createVisitStore } from "./visits/visits.store.ts";

/** The handlers of what climbers add beside their climbs: projects, votes, notes and visits. */
export const createClimberHandlers = (db: DatabaseReader, changes: Changes) => [
  createProjectHandlers(createProjectStore(db, changes)),
  ...createFeedbackHandlers(createVoteStore(db, changes), createNoteStore(db, changes)),
  createVisitHandlers(createVisitStore(changes)),
];
