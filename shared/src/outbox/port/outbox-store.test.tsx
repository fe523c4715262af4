import { afterEach, describe, expect, test } from "vitest";

import type { OutboxEntry } from "./entry.ts";
import { outboxState, setOutboxEntries } from "./outbox-store.ts";

const createEntry = (id: string, state: OutboxEntry["state"] = "waiting"): OutboxEntry => ({
  id,
  userId: "ann",
  subject: "Arete",
  operation: { type: "toggleProject", routeId: id, isProject: true },
  state,
});

afterEach(() => outboxState.setState(outboxState.getInitialState(), true));

describe("setOutboxEntries", () => {
  test("keeps the operations until one is added or removed, so that screens do not render", () => {
    setOutboxEntries([createEntry("a")]);
    const { pendingOperations } = outboxState.getState();

    setOutboxEntries([createEntry("a", "sending")]);
    expect(outboxState.getState().pendingOperations).toBe(pendingOperations);

    setOutboxEntries([createEntry("a", "sending"), createEntry("b")]);
    expect(outboxState.getState().pendingOperations).toHaveLength(2);
  });

  test("leaves out rejected operations, which do not wait", () => {
    outboxState.setState({ isWaiting: true });

    setOutboxEntries([createEntry("a", "rejected")]);

    expect(outboxState.getState()).toMatchObject({ pendingOperations: [], isWaiting: false });
    expect(outboxState.getState().entries).toHaveLength(1);
  });
});
