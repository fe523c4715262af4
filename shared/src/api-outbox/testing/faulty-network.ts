import type { Operation, OutboxEntry } from "@topout/shared/platform";

import type { Outcome } from "../replay.ts";
import type { ServerModel } from "./server-model.ts";
import type { Fate } from "./steps.ts";

export class TabCrash extends Error {}

/** Loses, repeats and delays requests. */
export class FaultyNetwork {
  private readonly server: ServerModel;
  private lateOperations: Operation[] = [];
  /** The entries for which the server returns an error, and whether it stores them anyway. */
  private readonly brokenEntries = new Map<string, "broken" | "brokenAfterCommit">();

  constructor(server: ServerModel) {
    this.server = server;
  }

  answer(entry: OutboxEntry, fate: Fate): Outcome {
    const { operation } = entry;
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
      case "broken":
      case "brokenAfterCommit":
        this.brokenEntries.set(entry.id, fate);
        return this.answerBroken(entry);
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

  isBroken({ id }: OutboxEntry) {
    return this.brokenEntries.has(id);
  }

  answerBroken({ id, operation }: OutboxEntry): Outcome {
    if (this.brokenEntries.get(id) === "brokenAfterCommit") this.server.deliver(operation);
    return { type: "failed", isServerError: true, message: "Our fault" };
  }

  repair() {
    this.brokenEntries.clear();
  }

  deliverLate() {
    for (const operation of this.lateOperations.toReversed()) {
      this.server.deliver(operation);
    }
    this.lateOperations = [];
  }

  /** A toggle has no id, so the server cannot recognise a late one. The simulation delivers toggles in order. */
  private addLate(operation: Operation) {
    if (operation.type === "log" || operation.type === "removeClimb") {
      this.lateOperations.push(operation);
    }
  }
}
