import type { VoteGrade } from "@topout/shared/contract";
import type { NewClimb, Operation } from "@topout/shared/platform";

import type { Outcome } from "../replay.ts";

export const ROUTES = ["arete", "slab", "roof"];

const NOT_FOUND: Outcome = { type: "rejected", message: "Gone", isNotFound: true };

/** The rules of the real server, without a network. */
export class ServerModel {
  readonly climbs = new Map<string, NewClimb>();
  readonly removedIds = new Set<string>();
  readonly projects = new Set<string>();
  readonly votes = new Map<string, VoteGrade>();
  /** The routes of the notes, by id. */
  readonly notes = new Map<string, string>();
  readonly bumps = new Set<string>();
  /** The routes that come down in the only reset. */
  readonly marks = new Set<string>();
  /** The names of its new routes. */
  readonly drafts = new Map<string, string>();
  readonly photos = new Map<string, string>();
  readonly routes = new Set(ROUTES);

  deliver(operation: Operation): Outcome {
    switch (operation.type) {
      case "log":
        return this.log(operation.climb);
      case "removeClimb":
        this.climbs.delete(operation.climb.id);
        this.removedIds.add(operation.climb.id);
        return { type: "stored" };
      case "toggleProject":
        if (!this.routes.has(operation.routeId)) return NOT_FOUND;
        setMember(this.projects, operation.routeId, operation.isProject);
        return { type: "stored" };
      case "vote":
        if (!this.routes.has(operation.vote.routeId)) return NOT_FOUND;
        setVote(this.votes, operation.vote.routeId, operation.vote.grade);
        return { type: "stored" };
      case "tellSetters":
        if (!this.routes.has(operation.note.routeId)) return NOT_FOUND;
        this.notes.set(operation.note.id, operation.note.routeId);
        return { type: "stored" };
      case "toggleBump":
        setMember(this.bumps, operation.activityId, operation.isBumped);
        return { type: "stored" };
      case "saveDraft":
        this.drafts.set(operation.route.id, operation.route.name);
        return { type: "stored" };
      case "removeDraft":
        this.drafts.delete(operation.routeId);
        this.photos.delete(operation.routeId);
        return { type: "stored" };
      case "savePhoto":
        if (!this.drafts.has(operation.routeId)) return NOT_FOUND;
        this.photos.set(operation.routeId, operation.photoId);
        return { type: "stored" };
      case "markRoutes":
        for (const id of operation.routeIds) setMember(this.marks, id, operation.comesDown);
        return { type: "stored" };
    }
  }

  deleteRoute(route: string) {
    this.routes.delete(route);
    this.projects.delete(route);
    this.votes.delete(route);
    for (const [id, routeId] of this.notes) if (routeId === route) this.notes.delete(id);
    for (const climb of this.climbs.values()) {
      if (climb.route === route) this.climbs.delete(climb.id);
    }
  }

  private log(climb: NewClimb): Outcome {
    if (!this.routes.has(climb.route)) return NOT_FOUND;
    if (this.removedIds.has(climb.id)) return { type: "superseded" };
    this.climbs.set(climb.id, climb);
    return { type: "stored" };
  }
}

export const setVote = (votes: Map<string, VoteGrade>, route: string, grade: VoteGrade | null) =>
  grade === null ? votes.delete(route) : votes.set(route, grade);

export const setMember = (set: Set<string>, member: string, isMember: boolean) =>
  isMember ? set.add(member) : set.delete(member);
