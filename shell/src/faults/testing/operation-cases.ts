import { createClimb } from "@topout/shared/api";
import { createNote, createVote } from "@topout/shared/api/feedback";
import type { DraftRoute, Operation, Outbox } from "@topout/shared/platform";
import { createPhoto } from "@topout/shared/testing";

import type { World } from "./create-world.ts";

type Tap = (outbox: Outbox, world: World) => Promise<void>;

const enqueue =
  (createOperation: (world: World) => Operation): Tap =>
  (outbox, world) =>
    outbox.enqueue(createOperation(world), "P1");

const toDraft = ({ draft, reset, circuit }: World): DraftRoute => ({
  id: draft.id,
  reset_id: reset.id,
  circuit_id: circuit.id,
  x: draft.x,
  y: draft.y,
  name: draft.name,
  grade: draft.grade,
  style: draft.style,
  location: draft.location,
});

const NEW_DRAFT_ID = "0192f0c1-7a00-7000-8000-000000000042";

/** The taps of each kind of operation. A new kind does not compile until it has one. */
export const operationCases: Readonly<Record<Operation["type"], Readonly<Record<string, Tap>>>> = {
  log: {
    "a send": enqueue(({ otherRoute }) => ({
      type: "log",
      climb: createClimb(otherRoute.id, true),
    })),
    "an attempt": enqueue(({ otherRoute }) => ({
      type: "log",
      climb: createClimb(otherRoute.id, false),
    })),
  },
  removeClimb: {
    "a climb": enqueue(({ climb: { id, route, sent, time } }) => ({
      type: "removeClimb",
      climb: { id, route, sent, time },
    })),
  },
  toggleProject: {
    on: enqueue(({ otherRoute }) => ({
      type: "toggleProject",
      routeId: otherRoute.id,
      isProject: true,
    })),
    off: enqueue(({ route }) => ({ type: "toggleProject", routeId: route.id, isProject: false })),
  },
  vote: {
    hard: enqueue(({ route }) => ({
      type: "vote",
      vote: createVote(route.id, { grade: "hard", stored: "soft" }),
    })),
    "taken back": enqueue(({ route }) => ({
      type: "vote",
      vote: createVote(route.id, { grade: null, stored: "soft" }),
    })),
  },
  tellSetters: {
    "a note": enqueue(({ route }) => ({
      type: "tellSetters",
      note: createNote(route.id, { kind: "fun", text: "" }),
    })),
  },
  toggleBump: {
    on: enqueue(({ activity }) => ({ type: "toggleBump", activityId: activity, isBumped: true })),
    off: enqueue(({ bumpedActivity }) => ({
      type: "toggleBump",
      activityId: bumpedActivity,
      isBumped: false,
    })),
  },
  markRoutes: {
    "comes down": enqueue(({ reset, route, otherRoute }) => ({
      type: "markRoutes",
      resetId: reset.id,
      routeIds: [route.id, otherRoute.id],
      comesDown: true,
    })),
    stays: enqueue(({ reset, route }) => ({
      type: "markRoutes",
      resetId: reset.id,
      routeIds: [route.id],
      comesDown: false,
    })),
  },
  saveDraft: {
    "a new route": enqueue((world) => ({
      type: "saveDraft",
      gymId: world.gym.id,
      resetId: world.reset.id,
      route: { ...toDraft(world), id: NEW_DRAFT_ID, name: "N2" },
    })),
    "a changed route": enqueue((world) => ({
      type: "saveDraft",
      gymId: world.gym.id,
      resetId: world.reset.id,
      route: { ...toDraft(world), name: "N3" },
    })),
  },
  removeDraft: {
    "a new route": enqueue(({ reset, draft }) => ({
      type: "removeDraft",
      resetId: reset.id,
      routeId: draft.id,
    })),
  },
  savePhoto: {
    "a photo": (outbox, { draft }) => outbox.enqueuePhoto(draft.id, createPhoto(), "N1"),
  },
};
