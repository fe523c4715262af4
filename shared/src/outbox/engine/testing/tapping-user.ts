import type { VoteGrade } from "@topout/shared/contract";
import type { DraftRoute, NewClimb, Operation } from "@topout/shared/platform";
import { v7 as uuidv7 } from "uuid";

import { enqueue, enqueueRestore } from "../queue.ts";
import type { OutboxStorage } from "../replay.ts";
import type { StoredPhoto } from "../stored-photos.ts";
import { type ServerModel, setMember, setVote } from "./server-model.ts";
import type { Tap } from "./steps.ts";

export const USER = "ann";

/** What the user sees: every tap has its effect at once. */
class ScreenModel {
  readonly climbs = new Map<string, NewClimb>();
  readonly removedClimbs = new Map<string, NewClimb>();
  readonly projects = new Set<string>();
  readonly votes = new Map<string, VoteGrade>();
  readonly notes = new Map<string, string>();
  readonly bumps = new Set<string>();
  readonly marks = new Set<string>();
  readonly drafts = new Map<string, string>();
  readonly photos = new Map<string, string>();
}

/** Stores each tap on the device, and shows its effect at once. */
export class TappingUser {
  readonly screen = new ScreenModel();
  private readonly storage: OutboxStorage;
  private readonly server: ServerModel;
  /** The votes in the cached responses of the server. */
  private readonly cachedVotes = new Map<string, VoteGrade>();
  private readonly removedDrafts = new Set<string>();
  private tapCount = 0;

  constructor(storage: OutboxStorage, server: ServerModel) {
    this.storage = storage;
    this.server = server;
  }

  async tap(action: Tap) {
    const { climbs, removedClimbs, projects, bumps, marks, drafts, photos, votes, notes } =
      this.screen;
    switch (action.type) {
      case "log": {
        const { route: routeId, sent } = action;
        const climb = { id: uuidv7(), route: routeId, sent, time: String(this.tapCount++) };
        climbs.set(climb.time, climb);
        return this.enqueue({ type: "log", climb });
      }
      case "remove": {
        const climb = getOneOf(climbs, action.number);
        if (!climb) return;
        climbs.delete(climb.time);
        removedClimbs.set(climb.time, climb);
        return this.enqueue({ type: "removeClimb", climb });
      }
      case "restore": {
        const climb = getOneOf(removedClimbs, action.number);
        if (climb) await this.restore(climb);
        return;
      }
      case "project": {
        const isProject = !projects.has(action.route);
        setMember(projects, action.route, isProject);
        return this.enqueue({ type: "toggleProject", routeId: action.route, isProject });
      }
      case "vote": {
        const { route: routeId, grade } = action;
        setVote(votes, routeId, grade);
        const stored = this.cachedVotes.get(routeId) ?? null;
        return this.enqueue({ type: "vote", vote: { routeId, grade, stored, time: "" } });
      }
      case "note": {
        const note = { id: uuidv7(), routeId: action.route, kind: "fun", text: null } as const;
        notes.set(note.id, note.routeId);
        return this.enqueue({ type: "tellSetters", note: { ...note, time: "" } });
      }
      case "bump": {
        const isBumped = !bumps.has(action.activity);
        setMember(bumps, action.activity, isBumped);
        return this.enqueue({ type: "toggleBump", activityId: action.activity, isBumped });
      }
      case "mark": {
        const { routes: routeIds, comesDown } = action;
        for (const id of routeIds) setMember(marks, id, comesDown);
        return this.enqueue({ type: "markRoutes", resetId: "reset", routeIds, comesDown });
      }
      case "saveDraft": {
        const { name } = action;
        const id = this.getDraftId(action.id);
        drafts.set(id, name);
        return this.enqueue({
          type: "saveDraft",
          gymId: "gym",
          resetId: "reset",
          route: createDraft(id, name),
        });
      }
      case "savePhoto": {
        const routeId = this.getDraftId(action.id);
        return drafts.has(routeId) ? this.savePhoto(routeId) : undefined;
      }
      case "removeDraft": {
        const routeId = this.getDraftId(action.id);
        this.removedDrafts.add(routeId);
        drafts.delete(routeId);
        photos.delete(routeId);
        return this.enqueue({ type: "removeDraft", resetId: "reset", routeId });
      }
      case "deleteRoute":
        this.server.deleteRoute(action.route);
    }
  }

  /** The screen shows what the server has stored. */
  addToCache(operation: Operation) {
    if (operation.type !== "vote") return;
    setVote(this.cachedVotes, operation.vote.routeId, operation.vote.grade);
  }

  /** A device never uses the id of a removed draft again. */
  private getDraftId(id: string): string {
    return this.removedDrafts.has(id) ? this.getDraftId(`next ${id}`) : id;
  }

  private savePhoto(routeId: string) {
    const photoId = String(this.tapCount);
    this.screen.photos.set(routeId, photoId);
    const photo = { id: photoId, type: "image/webp", bytes: new ArrayBuffer(1) };
    return this.enqueue({ type: "savePhoto", routeId, photoId, size: 1 }, photo);
  }

  private async enqueue(operation: Operation, photo?: StoredPhoto) {
    const id = String(this.tapCount++);
    await this.storage.update(
      (queue) => enqueue(queue, { id, userId: USER, operation, subject: "" }),
      photo,
    );
  }

  private async restore(climb: NewClimb) {
    const newId = uuidv7();
    this.screen.removedClimbs.delete(climb.time);
    const queue = await this.storage.update((current) =>
      enqueueRestore(current, { userId: USER, climb, newId, subject: "" }),
    );
    const hasNewId = queue.some(
      ({ operation }) => operation.type === "log" && operation.climb.id === newId,
    );
    this.screen.climbs.set(climb.time, hasNewId ? { ...climb, id: newId } : climb);
  }
}

const createDraft = (id: string, name: string): DraftRoute => ({
  id,
  name,
  reset_id: "reset",
  circuit_id: "green",
  x: 0,
  y: 0,
  grade: "",
  style: "",
  location: "",
});

/** Every number selects a climb, if there is one. */
const getOneOf = (climbs: ReadonlyMap<string, NewClimb>, number: number) =>
  [...climbs.values()][number % climbs.size];
