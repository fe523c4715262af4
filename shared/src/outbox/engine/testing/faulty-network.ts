import type { Operation, OutboxEntry } from "@topout/shared/platform";

import type { Outcome } from "../replay.ts";
import type { ServerModel } from "./server-model.ts";
import type { RequestResult } from "./steps.ts";

export class TabCrash extends Error {}

/** Loses, repeats and delays requests. */
export class FaultyNetwork {
  private readonly server: ServerModel;
  private lateOperations: Operation[] = [];
  /** The entries for which the server returns an error, and whether it stores them anyway. */
  private readonly failingEntries = new Map<string, "serverError" | "serverErrorAfterStoring">();

  constructor(server: ServerModel) {
    this.server = server;
  }

  send(entry: OutboxEntry, result: RequestResult): Outcome {
    const { operation } = entry;
    switch (result) {
      case "delivered":
        return this.server.deliver(operation);
      case "duplicated":
        this.server.deliver(operation);
        return this.server.deliver(operation);
      case "lost":
      case "failed":
        return { type: "failed" };
      case "responseLost":
        this.server.deliver(operation);
        return { type: "failed" };
      case "late":
        this.addLate(operation);
        return { type: "failed" };
      case "serverError":
      case "serverErrorAfterStoring":
        this.failingEntries.set(entry.id, result);
        return this.respondWithError(entry);
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

  isFailing({ id }: OutboxEntry) {
    return this.failingEntries.has(id);
  }

  respondWithError({ id, operation }: OutboxEntry): Outcome {
    if (this.failingEntries.get(id) === "serverErrorAfterStoring") this.server.deliver(operation);
    return { type: "failed", isServerError: true, message: "Our fault" };
  }

  recover() {
    this.failingEntries.clear();
  }

  deliverLate() {
    for (const operation of this.lateOperations.toReversed()) {
      this.server.deliver(operation);
    }
    this.lateOperations = [];
  }

  /** A toggle has no id, so the server cannot recognise a late one. The simulation delivers toggles in order. */
  private addLate(operation: Operation) {
    if (["log", "removeClimb", "tellSetters"].includes(operation.type)) {
      this.lateOperations.push(operation);
    }
  }
}
