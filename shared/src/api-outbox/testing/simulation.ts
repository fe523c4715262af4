import type { NewClimb, Operation } from "@topout/shared/platform";
import { v7 as uuidv7 } from "uuid";

import { enqueue, enqueueRestore, findNext } from "../queue.ts";
import { type Outcome, replay } from "../replay.ts";
import { createMemoryStorage } from "./memory-storage.ts";
import { ServerModel, setMember } from "./server-model.ts";
import type { Step, Tap } from "./steps.ts";

const USER = "ann";

class TabCrash extends Error {}

/** What the user sees: every tap has its effect at once. */
class ScreenModel {
  readonly climbs = new Map<string, NewClimb>();
  readonly removedClimbs = new Map<string, NewClimb>();
  readonly projects = new Set<string>();
  readonly bumps = new Set<string>();
}

/** Runs the taps of a user while requests and tabs fail, then waits until the network works. */
export class Simulation {
  readonly server = new ServerModel();
  readonly screen = new ScreenModel();
  readonly storage = createMemoryStorage();
  private readonly steps: Step[];
  private lateOperations: Operation[] = [];
  private tapCount = 0;

  constructor(steps: readonly Step[]) {
    this.steps = [...steps];
  }

  async run() {
    while (this.steps.length > 0) {
      await this.runReplay();
      await this.runTaps();
      // The fate of a request that no waiting operation needs.
      if (!findNext(this.storage.queue, USER)) this.steps.shift();
    }
    this.deliverLate();
    await this.runReplay();
  }

  private async runReplay() {
    try {
      await replay({
        storage: this.storage,
        userId: USER,
        send: ({ operation }) => this.send(operation),
      });
    } catch (error) {
      if (!(error instanceof TabCrash)) throw error;
    }
  }

  /** The user goes on tapping while a request is under way. */
  private async send(operation: Operation): Promise<Outcome> {
    await this.runTaps();
    const fateStep = this.steps.shift();
    const fate = fateStep && "fate" in fateStep ? fateStep.fate : "answered";
    switch (fate) {
      case "answered":
        return this.server.deliver(operation);
      case "duplicated":
        this.server.deliver(operation);
        return this.server.deliver(operation);
      case "lost":
      case "failed":
        return { type: "failed" };
      case "answerLost":
        this.server.deliver(operation);
        return { type: "failed" };
      case "late":
        this.addLate(operation);
        return { type: "failed" };
      case "crashBefore":
        throw new TabCrash();
      case "crashAfter":
        this.server.deliver(operation);
        throw new TabCrash();
      case "crashLate":
        this.addLate(operation);
        throw new TabCrash();
    }
  }

  /** A toggle has no id, so the server cannot recognise a late one. Its connection delivers it in order. */
  private addLate(operation: Operation) {
    if (operation.type === "log" || operation.type === "removeClimb") {
      this.lateOperations.push(operation);
    }
  }

  private deliverLate() {
    for (const operation of this.lateOperations.toReversed()) {
      if (!this.isLateDuplicate(operation)) this.server.deliver(operation);
    }
    this.lateOperations = [];
  }

  /** The server accepts the id of a climb again that it has stored and removed. */
  private isLateDuplicate(operation: Operation) {
    return operation.type === "log" && this.server.storedIds.has(operation.climb.id);
  }

  private async runTaps() {
    for (let next = this.steps[0]; next && !("fate" in next); next = this.steps[0]) {
      this.steps.shift();
      if ("tap" in next) await this.tap(next.tap);
      else this.deliverLate();
    }
  }

  private async tap(action: Tap) {
    const { climbs, removedClimbs, projects, bumps } = this.screen;
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
      case "bump": {
        const isBumped = !bumps.has(action.activity);
        setMember(bumps, action.activity, isBumped);
        return this.enqueue({ type: "toggleBump", activityId: action.activity, isBumped });
      }
      case "deleteRoute":
        this.server.deleteRoute(action.route);
    }
  }

  private async enqueue(operation: Operation) {
    const id = String(this.tapCount++);
    await this.storage.update((queue) =>
      enqueue(queue, { id, userId: USER, operation, subject: "" }),
    );
  }

  private async restore(climb: NewClimb) {
    const newId = uuidv7();
    const queue = await this.storage.update((current) =>
      enqueueRestore(current, { userId: USER, climb, newId, subject: "" }),
    );
    const hasNewId = queue.some(
      ({ operation }) => operation.type === "log" && operation.climb.id === newId,
    );
    this.screen.removedClimbs.delete(climb.time);
    this.screen.climbs.set(climb.time, hasNewId ? { ...climb, id: newId } : climb);
  }
}

/** Every number selects a climb, if there is one. */
const getOneOf = (climbs: ReadonlyMap<string, NewClimb>, number: number) =>
  [...climbs.values()][number % climbs.size];
