import type { Operation, OutboxEntry } from "@topout/shared/platform";

import { getSubjectId } from "../get-subject-id.ts";
import { findNext, getPending } from "../queue.ts";
import { type Outcome, replay } from "../replay.ts";
import { withLock } from "../with-lock.ts";
import { FaultyNetwork, TabCrash } from "./faulty-network.ts";
import { knownClock } from "./known-clock.ts";
import { createMemoryStorage } from "./memory-storage.ts";
import { ServerModel } from "./server-model.ts";
import type { Step } from "./steps.ts";
import { TappingUser, USER } from "./tapping-user.ts";

const MINUTE_MS = 60_000;

/** Runs the taps of a user while requests and tabs fail, then waits until the network works. */
export class Simulation {
  readonly server = new ServerModel();
  readonly storage = createMemoryStorage();
  private readonly user = new TappingUser(this.storage, this.server);
  readonly screen = this.user.screen;
  private readonly steps: Step[];
  private readonly network = new FaultyNetwork(this.server);
  /** The replays of tabs that wait for the first tab. */
  private otherReplays: Promise<void>[] = [];
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
    const outcome = this.network.send(
      entry,
      resultStep && "result" in resultStep ? resultStep.result : "delivered",
    );
    if (outcome.type === "stored") this.user.addToCache(entry.operation);
    return outcome;
  }

  /** No operation overtakes another one of the same route or activity. */
  private checkOrder({ id, operation }: OutboxEntry) {
    const subjectId = getSubjectId(operation);
    const { queue } = this.storage;
    // The user has replaced or dropped it since the replay has read the queue.
    if (!queue.some((other) => other.id === id)) return;
    const oldest = getPending(queue, USER).find(
      (other) => getSubjectId(other.operation) === subjectId,
    );
    if (oldest?.id !== id) throw new Error(`${id} overtakes ${oldest?.id}`);
    if (operation.type === "savePhoto") this.checkPhoto(operation);
  }

  /** A photo is sent after its route, and its bytes are stored as long as it waits. */
  private checkPhoto({ routeId, photoId }: Extract<Operation, { type: "savePhoto" }>) {
    if (!this.server.drafts.has(routeId)) throw new Error(`${photoId} overtakes its route`);
    if (!this.storage.photos.has(photoId)) throw new Error(`${photoId} has no bytes`);
  }

  private async runTaps() {
    for (let next = this.steps[0]; next && !("result" in next); next = this.steps[0]) {
      this.steps.shift();
      if ("tap" in next) await this.user.tap(next.tap);
      else if ("openTab" in next) this.otherReplays.push(this.runReplay());
      else if ("recover" in next) this.network.recover();
      else this.network.deliverLate();
    }
  }
}
