import type { DraftRoute, NewClimb, Operation, OutboxEntry } from "@topout/shared/platform";
import { v7 as uuidv7 } from "uuid";

import { getSubjectId } from "../get-subject-id.ts";
import { enqueue, enqueueRestore, findNext, getPending } from "../queue.ts";
import { type Outcome, replay } from "../replay.ts";
import { withLock } from "../with-lock.ts";
import { FaultyNetwork, TabCrash } from "./faulty-network.ts";
import { knownClock } from "./known-clock.ts";
import { createMemoryStorage } from "./memory-storage.ts";
import { ServerModel, setMember } from "./server-model.ts";
import type { Step, Tap } from "./steps.ts";

const USER = "ann";
const MINUTE_MS = 60_000;

/** What the user sees: every tap has its effect at once. */
class ScreenModel {
  readonly climbs = new Map<string, NewClimb>();
  readonly removedClimbs = new Map<string, NewClimb>();
  readonly projects = new Set<string>();
  readonly bumps = new Set<string>();
  readonly marks = new Set<string>();
  readonly drafts = new Map<string, string>();
}

/** Runs the taps of a user while requests and tabs fail, then waits until the network works. */
export class Simulation {
  readonly server = new ServerModel();
  readonly screen = new ScreenModel();
  readonly storage = createMemoryStorage();
  private readonly steps: Step[];
  private readonly network = new FaultyNetwork(this.server);
  /** The replays of tabs that wait for the first tab. */
  private otherReplays: Promise<void>[] = [];
  private tapCount = 0;
  private time = 0;

  constructor(steps: readonly Step[]) {
    this.steps = [...steps];
  }

  async run() {
    while (this.steps.length > 0) {
      await this.runReplays();
      await this.runTaps();
      await this.runReplays();
      // The next step is the result of a request. Skip it if no operation needs a request.
      if (!this.hasSendable()) this.steps.shift();
    }
    this.network.recover();
    this.network.deliverLate();
    await this.runReplays();
  }

  /** Returns whether a replay would send an entry that has not failed. */
  private hasSendable() {
    const { queue } = this.storage;
    return findNext(queue, USER, new Set(queue.map(({ id }) => id))) !== undefined;
  }

  private async runReplays() {
    await Promise.all([this.runReplay(), ...this.otherReplays.splice(0)]);
  }

  private async runReplay() {
    try {
      await withLock(() =>
        replay({
          storage: this.storage,
          clock: knownClock,
          userId: USER,
          send: (entry) => this.send(entry),
          getTime: () => (this.time += MINUTE_MS),
        }),
      );
    } catch (error) {
      if (!(error instanceof TabCrash)) throw error;
    }
  }

  /** The user goes on tapping while a request is under way. */
  private async send(entry: OutboxEntry): Promise<Outcome> {
    this.checkOrder(entry);
    await this.runTaps();
    if (this.network.isFailing(entry)) return this.network.respondWithError(entry);
    const resultStep = this.steps.shift();
    return this.network.send(
      entry,
      resultStep && "result" in resultStep ? resultStep.result : "delivered",
    );
  }

  /** No operation overtakes another one of the same route or activity. */
  private checkOrder({ id, operation }: OutboxEntry) {
    const subjectId = getSubjectId(operation);
    const oldest = getPending(this.storage.queue, USER).find(
      (other) => getSubjectId(other.operation) === subjectId,
    );
    if (oldest?.id !== id) throw new Error(`${id} overtakes ${oldest?.id}`);
  }

  private async runTaps() {
    for (let next = this.steps[0]; next && !("result" in next); next = this.steps[0]) {
      this.steps.shift();
      if ("tap" in next) await this.tap(next.tap);
      else if ("openTab" in next) this.otherReplays.push(this.runReplay());
      else if ("recover" in next) this.network.recover();
      else this.network.deliverLate();
    }
  }

  private async tap(action: Tap) {
    const { climbs, removedClimbs, projects, bumps, marks } = this.screen;
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
      case "mark": {
        const { routes: routeIds, comesDown } = action;
        for (const id of routeIds) setMember(marks, id, comesDown);
        return this.enqueue({ type: "markRoutes", resetId: "reset", routeIds, comesDown });
      }
      case "saveDraft": {
        const { id, name } = action;
        this.screen.drafts.set(id, name);
        const route = createDraft(id, name);
        return this.enqueue({ type: "saveDraft", gymId: "gym", resetId: "reset", route });
      }
      case "removeDraft":
        this.screen.drafts.delete(action.id);
        return this.enqueue({ type: "removeDraft", resetId: "reset", routeId: action.id });
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
